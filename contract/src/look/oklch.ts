/** A colour as people see it: lightness 0–1, chroma (how strong), hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** A colour such as `#0b1420` in OKLCH, in which equal steps look equal (Björn Ottosson, 2020). */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The colour as a screen can show it: one that is too strong for sRGB becomes as strong as it can be. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  if (isInGamut(rgbOf({ l: lightness, c, h }))) return hexOf(rgbOf({ l: lightness, c, h }))
  let [inside, outside] = [0, c]
  for (let step = 0; step < 11; step++) {
    const middle = (inside + outside) / 2
    if (isInGamut(rgbOf({ l: lightness, c: middle, h }))) inside = middle
    else outside = middle
  }
  return hexOf(rgbOf({ l: lightness, c: inside, h }))
}

/** How different two colours look (ΔE in OKLab): 0.02 is just noticeable. */
export function colorDifference(one: string, other: string): number {
  const [first, second] = [toOklch(one), toOklch(other)]
  const angle = ((first.h - second.h) * Math.PI) / 180
  const chroma = first.c ** 2 + second.c ** 2 - 2 * first.c * second.c * Math.cos(angle)
  return Math.sqrt((first.l - second.l) ** 2 + Math.max(0, chroma))
}

/** Red, green and blue as amounts of light, 0–1. */
export function linearRgb(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function rgbOf({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Rounding may miss by half of a screen's smallest step. */
const isInGamut = (rgb: Rgb) => rgb.every((part) => part >= -0.0002 && part <= 1.0002)

function hexOf(rgb: Rgb) {
  const parts = rgb.map((light) => {
    const clamped = Math.min(1, Math.max(0, light))
    const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

type Rgb = [number, number, number]
