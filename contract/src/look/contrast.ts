import { linearRgb } from './oklch.ts'

/** The contrast of two colours as WCAG 2.2 measures it: 1 (none) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What is seen of a translucent colour in front of another one. */
export function composite(color: string, alpha: number, background: string): string {
  const channel = (at: number) => {
    const [front, back] = [color, background].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((front ?? 0) * alpha + (back ?? 0) * (1 - alpha))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function luminance(hex: string) {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
