/** A colour as people see it: lightness 0–1, chroma (how strong), hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** A colour such as `#0b1420` in OKLCH, in which equal steps look equal (Björn Ottosson, 2020). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const along = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const across = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l,
    c: Math.hypot(along, across),
    h: ((Math.atan2(across, along) * 180) / Math.PI + 360) % 360,
  }
}

/** The colour that a screen can show: where it is too strong for one, as strong as it goes. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  if (isShown(rgbOf({ l: lightness, c, h }))) return hexOf(rgbOf({ l: lightness, c, h }))
  let [shown, beyond] = [0, c]
  for (let step = 0; step < 11; step++) {
    const middle = (shown + beyond) / 2
    if (isShown(rgbOf({ l: lightness, c: middle, h }))) shown = middle
    else beyond = middle
  }
  return hexOf(rgbOf({ l: lightness, c: shown, h }))
}

/** How different two colours look: 0.02 is just seen. */
export function difference(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  const chroma = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, chroma))
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
  const [along, across] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * along + 0.2158037573 * across) ** 3
  const medium = (l - 0.1055613458 * along - 0.0638541728 * across) ** 3
  const short = (l - 0.0894841775 * along - 1.291485548 * across) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Half of what a screen's smallest step is lets rounding be. */
const isShown = (rgb: Rgb) => rgb.every((part) => part >= -0.0002 && part <= 1.0002)

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
