import { cornerStyles, fontPairs, heroTones, type Look } from '../../look/choices.ts'
import { z } from '../../zod.ts'

export const look = z.object({
  primary: z.string(),
  accent: z.string(),
  fonts: z.enum(fontPairs),
  hero: z.enum(heroTones),
  corners: z.enum(cornerStyles),
}) satisfies z.ZodType<Look>
