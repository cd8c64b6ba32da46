import type { Look } from './choices.ts'
import { composite, contrast } from './contrast.ts'
import { type Oklch, toHex, toOklch } from './oklch.ts'

/** The look that the product brings along: what the site shows as long as nobody has chosen another. */
export const standardLook: Look = {
  primary: '#0b1420',
  accent: '#ffb400',
  fonts: 'archivo-inter',
  hero: 'dark',
  corners: 'slight',
}

/** The colours of the site by the names that its styles use, as `tokens.css` has them. */
export const standardColors = {
  ink: '#0b1420',
  deep: '#101d2e',
  graphite: '#24303f',
  edge: '#34465a',
  steel: '#5b6b7e',
  'steel-on-dark': '#5b6b7e',
  mist: '#e8ecf1',
  paper: '#f7f9fb',
  white: '#ffffff',
  shade: '#0b1420',
  accent: '#ffb400',
  'accent-hover': '#ffc53d',
  'accent-on-dark': '#ffb400',
  'on-accent': '#0b1420',
  drawing: '#38c6e8',
  'drawing-quiet': '#3a7a94',
  'drawing-words': '#8195aa',
  'on-dark': '#e8ecf1',
  'on-dark-quiet': '#a8b5c3',
  'on-light': '#0b1420',
  'on-light-soft': '#2c3a4a',
  'on-light-quiet': '#4a596b',
  'line-on-dark': '#1f2c3c',
  'line-on-light': '#d9e0e7',
}

export type ColorToken = keyof typeof standardColors
export type Colors = Record<ColorToken, string>

/** Every colour of the site, made from the two that a firm has. Those two are never changed. */
export function lookColors({ primary, accent }: Pick<Look, 'primary' | 'accent'>): Colors {
  if (primary === standardLook.primary && accent === standardLook.accent) return standardColors
  const surfaces = surfaceColors(primary)
  return { ...surfaces, ...accentColors(accent, surfaces) }
}

/** What the primary colour makes: the grounds, dark and light, and the words and lines on them. */
export function surfaceColors(primary: string): Surfaces {
  const own = toOklch(primary)
  /** The primary colour's relative of another lightness, and no stronger than its surface bears. */
  const tone = (l: number, strongest: number, share = 1) => ({
    l,
    c: Math.min(own.c * share, strongest),
    h: own.h,
  })
  const deep = toHex(tone(own.l + 0.039, 0.2, 1.15))
  return {
    ink: primary,
    deep,
    graphite: toHex(tone(own.l + 0.116, 0.14)),
    edge: toHex(tone(own.l + 0.198, 0.12, 1.2)),
    steel: toHex(tone(0.522, 0.036)),
    'steel-on-dark': lightened(tone(0.522, 0.05), deep, 3.1),
    mist: toHex(tone(0.941, 0.01, 0.3)),
    paper: toHex(tone(0.981, 0.004, 0.12)),
    white,
    shade: darkened(own, (color) => contrast(white, composite(color, 0.66, white)) >= 5.6),
    drawing: lightened(tone(0.767, 0.12, 3), deep, 3.1),
    'drawing-quiet': toHex(tone(Math.max(0.548, own.l + 0.3), 0.077, 2)),
    'drawing-words': lightened(tone(0.661, 0.039), deep, 4.6),
    'on-dark': lightened(tone(0.941, 0.012, 0.3), deep, 4.6),
    'on-dark-quiet': lightened(tone(0.767, 0.03), deep, 4.6),
    'on-light': toHex(tone(Math.min(own.l, 0.24), 0.06)),
    'on-light-soft': toHex(tone(0.343, 0.04)),
    'on-light-quiet': toHex(tone(0.458, 0.036)),
    'line-on-dark': toHex(tone(own.l + 0.1, 0.16)),
    'line-on-light': toHex(tone(0.903, 0.014, 0.4)),
  }
}

/** What the accent makes on those grounds. */
export function accentColors(accent: string, { deep, 'on-light': dark }: Surfaces): Accents {
  const own = toOklch(accent)
  const words = contrast(dark, accent) > contrast(white, accent) ? dark : white
  return {
    accent,
    // Away from the words on it, which are then read even better.
    'accent-hover': toHex({ ...own, l: own.l + (words === white ? -0.045 : 0.034) }),
    'accent-on-dark': lightened(own, deep, 4.6),
    'on-accent': words,
  }
}

/** The colours of a light hero, and of the top of every page then: dark and light change places. */
export function lightHeroColors(colors: Surfaces) {
  return {
    ink: colors.paper,
    deep: colors.white,
    graphite: colors['line-on-light'],
    edge: colors['line-on-light'],
    'steel-on-dark': colors.steel,
    white: colors['on-light'],
    shade: colors.paper,
    'accent-on-dark': colors['on-light'],
    drawing: colors.steel,
    'drawing-quiet': toHex({ ...toOklch(colors.steel), l: 0.72 }),
    'drawing-words': colors['on-light-quiet'],
    'on-dark': colors['on-light-soft'],
    'on-dark-quiet': colors['on-light-soft'],
    'line-on-dark': colors['line-on-light'],
  }
}

/** The colour, as much lighter as it takes to stand out from the ground. */
function lightened(color: Oklch, ground: string, needed: number) {
  const isDistinct = (l: number) => contrast(toHex({ ...color, l }), ground) >= needed
  if (isDistinct(color.l)) return toHex(color)
  let [dark, light] = [color.l, 1]
  for (let step = 0; step < 7; step++) {
    const middle = (dark + light) / 2
    if (isDistinct(middle)) light = middle
    else dark = middle
  }
  return toHex({ ...color, l: light })
}

/** The colour, as much darker as it takes for words over an image, which may be white. */
function darkened(color: Oklch, passes: (color: string) => boolean) {
  if (passes(toHex(color))) return toHex(color)
  let [dark, light] = [0, color.l]
  for (let step = 0; step < 7; step++) {
    const middle = (dark + light) / 2
    if (passes(toHex({ ...color, l: middle }))) dark = middle
    else light = middle
  }
  return toHex({ ...color, l: dark })
}

const white = '#ffffff'

type AccentToken = 'accent' | 'accent-hover' | 'accent-on-dark' | 'on-accent'
export type Accents = Record<AccentToken, string>
export type Surfaces = Record<Exclude<ColorToken, AccentToken>, string>
