import { cornerStyles, fontPairs, heroTones, type Look } from '../../look/choices.ts'
import { failingPairs, nearestPassing } from '../../look/color-pairs.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, texts.siteSettings.colorInvalid)
  .toLowerCase()

/** How the site looks: tokens alone, never styles of somebody's own. */
export const lookInput = z
  .strictObject({
    /** What the dark surfaces are made of. */
    primary: color,
    /** What draws the eye: buttons, marks and the current in the lines. */
    accent: color,
    fonts: z.enum(fontPairs),
    hero: z.enum(heroTones),
    corners: z.enum(cornerStyles),
  })
  .superRefine(refuseLowContrast)

/** Nothing is saved that somebody could not read, and nothing is changed behind anybody's back. */
function refuseLowContrast(chosen: Look, context: z.RefinementCtx) {
  const failing = failingPairs(chosen)
  // The accent is judged on a primary colour that can stay.
  const by = (['primary', 'accent'] as const).find((color) => failing[color].length > 0)
  if (!by) return
  const message = texts.siteSettings.colorFails(chosen[by], nearestPassing(chosen, by))
  context.addIssue({ code: 'custom', path: [by], message })
}
