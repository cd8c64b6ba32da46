import type { Look } from './choices.ts'
import { composite, contrast } from './contrast.ts'
import { colorDifference, toHex, toOklch } from './oklch.ts'
import {
  type Accents,
  accentColors,
  lightHeroColors,
  lookColors,
  type Surfaces,
  surfaceColors,
} from './tokens.ts'

/** Two colours that meet on a page, and what WCAG 2.2 AA asks of them: 4.5 for text, 3 for lines and large letters. */
export type ColorPair = { front: string; ground: string; needed: number; ratio: number }

export type BrandColor = 'primary' | 'accent'
type ColorChoice = Pick<Look, 'primary' | 'accent' | 'hero'>

/** Every pair of colours that the site's styles combine, by the brand colour that it depends on. */
export function colorPairs(look: ColorChoice): Record<BrandColor, ColorPair[]> {
  const colors = lookColors(look)
  return { primary: surfacePairs(colors, look.hero), accent: accentPairs(colors, colors) }
}

/** The pairs that do not pass. */
export function failingPairs(look: ColorChoice): Record<BrandColor, ColorPair[]> {
  const { primary, accent } = colorPairs(look)
  return { primary: primary.filter(fails), accent: accent.filter(fails) }
}

/** The colour that passes and looks most like the one given; as it is, if it passes. */
export function nearestPassing(look: ColorChoice, by: BrandColor): string {
  const given = look[by]
  if (failingPairs(look)[by].length === 0) return given
  const surfaces = surfaceColors(look.primary)
  const passes = (color: string) =>
    by === 'primary'
      ? contrast(color, '#ffffff') >= 4.5 && !surfacePairs(surfaceColors(color), look.hero).some(fails)
      : !accentPairs(accentColors(color, surfaces), surfaces).some(fails)
  const { l, c, h } = toOklch(given)
  let nearest: { color: string; distance: number } | undefined
  // A primary colour can only fail by being too light.
  for (const chroma of [1, 0.6])
    for (const direction of by === 'primary' ? [-1] : [-1, 1]) {
      const at = (step: number) => toHex({ l: l + direction * step, c: c * chroma, h })
      // A paler colour is taken only where it is much nearer: brands live by being strong.
      const distance = (step: number) => colorDifference(at(step), given) * (chroma < 1 ? 1.4 : 1)
      const isNearer = (step: number) => !nearest || distance(step) < nearest.distance
      let step = 0.04
      while (step < 1 && isNearer(step) && !passes(at(step))) step += 0.04
      // Back to where it just passes.
      while (step > 0.005 && passes(at(step - 0.005))) step -= 0.005
      if (isNearer(step) && passes(at(step))) nearest = { color: at(step), distance: distance(step) }
    }
  return nearest?.color ?? given
}

function surfacePairs(colors: Surfaces, hero: Look['hero']): ColorPair[] {
  const pairs = pairsIn(colors)
  return [
    ...pairs(4.5, ['white', 'on-dark', 'on-dark-quiet', 'drawing-words', 'mist'], ['ink', 'deep']),
    // Letters on a name plate are large.
    ...pairs(3, ['mist'], ['graphite']),
    ...pairs(3, ['steel-on-dark', 'drawing'], ['ink', 'deep']),
    ...pairs(4.5, ['ink', 'on-light', 'on-light-soft', 'on-light-quiet'], ['paper', 'white']),
    ...pairs(3, ['steel'], ['paper', 'white']),
    ...overImages(colors, '#ffffff'),
    ...(hero === 'light' ? lightHeroPairs(colors) : []),
  ]
}

function lightHeroPairs(colors: Surfaces): ColorPair[] {
  const hero = { ...colors, ...lightHeroColors(colors) }
  return [
    ...pairsIn(hero)(4.5, ['white', 'on-dark', 'on-dark-quiet', 'drawing-words'], ['ink', 'deep']),
    ...pairsIn(hero)(3, ['steel-on-dark'], ['ink', 'deep']),
    ...overImages(hero, '#000000'),
  ]
}

/** Words over an image: the worst image there can be, seen through the shade where that is thinnest. */
function overImages(colors: Surfaces, worst: string): ColorPair[] {
  const over = (front: string, alpha: number) => measured(front, composite(colors.shade, alpha, worst), 4.5)
  return [over(colors.white, 0.66), over(colors['on-dark'], 0.66), over(colors['on-dark-quiet'], 0.84)]
}

function accentPairs(accents: Accents, { ink, deep, white }: Surfaces): ColorPair[] {
  const pairs = pairsIn({ ...accents, ink, deep, white })
  return [
    ...pairs(4.5, ['on-accent'], ['accent', 'accent-hover']),
    ...pairs(4.5, ['accent-on-dark'], ['ink', 'deep']),
    ...pairs(3, ['accent'], ['ink', 'deep']),
    // WCAG asks nothing here, since the text passes: on white, a button should still look like one.
    ...pairs(1.2, ['accent'], ['white']),
  ]
}

function pairsIn<Name extends string>(colors: Record<Name, string>) {
  return (needed: number, fronts: Name[], grounds: Name[]) =>
    fronts.flatMap((front) => grounds.map((ground) => measured(colors[front], colors[ground], needed)))
}

function measured(front: string, ground: string, needed: number): ColorPair {
  return { front, ground, needed, ratio: contrast(front, ground) }
}

const fails = ({ ratio, needed }: ColorPair) => ratio < needed
