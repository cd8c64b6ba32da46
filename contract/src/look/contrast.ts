import { linearRgb } from './oklch.ts'

/** The contrast of two colours as WCAG 2.2 measures it: 1 (none) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What is seen of a colour through which another shines. */
export function laidOver(color: string, share: number, ground: string): string {
  const part = (at: number) => {
    const [top, below] = [color, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((top ?? 0) * share + (below ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

function luminance(hex: string) {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
