import type { Face } from './faces.ts'

/** How wide a text is in points. */
export function widthOf({ font }: Face, size: number, text: string): number {
  const words = text.split(/(?<=[ \t])/)
  return (words.reduce((width, word) => width + font.layout(word).advanceWidth, 0) * size) / font.unitsPerEm
}

/** A text in lines that fit, each with the space at its end where it was broken. A word that is too long is cut. */
export function linesOf(face: Face, size: number, width: number, text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let [line, taken] = ['', 0]
    for (const word of paragraph.split(breaks).flatMap((word) => cutToFit(face, size, width, word))) {
      if (line && taken + widthOf(face, size, word.trimEnd()) > width) {
        lines.push(line)
        ;[line, taken] = ['', 0]
      }
      line += word
      taken += widthOf(face, size, word)
    }
    return [...lines, line]
  })
}

/** After a space, except within '24 kV' and 'IEC 62271', and after a hyphen or slash between letters. */
const breaks = /(?<= )(?!(?<=\d )[\p{L}°%]{1,4}(?!\p{L}))(?!(?<=\b\p{Lu}{2,4} )\d)|(?<=\p{L}[-/])(?=\p{L})/u

function cutToFit(face: Face, size: number, width: number, word: string): string[] {
  if (widthOf(face, size, word.trimEnd()) <= width) return [word]
  const parts: string[] = []
  let [part, taken] = ['', 0]
  for (const letter of word) {
    const own = letter === ' ' ? 0 : widthOf(face, size, letter)
    if (part && taken + own > width) {
      parts.push(part)
      ;[part, taken] = ['', 0]
    }
    part += letter
    taken += own
  }
  return [...parts, part]
}

/** A text on one line, cut with an ellipsis where it is too long. */
export function shortened(face: Face, size: number, width: number, text: string): string {
  if (widthOf(face, size, text) <= width) return text
  const letters = [...text]
  const cutAt = (length: number) =>
    `${letters
      .slice(0, length)
      .join('')
      .replace(/[\s.,]+$/, '')}…`
  let [fitting, tooLong] = [0, letters.length]
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (widthOf(face, size, cutAt(middle)) <= width) fitting = middle
    else tooLong = middle
  }
  return cutAt(fitting)
}

/** The text as the face can show it: signs that it lacks become those that people read the same way. */
export function showable({ letters }: Face, text: string): string {
  return [...text.normalize('NFC').replace(invisible, '').replace(/\t|\r/g, ' ')]
    .map((letter) => {
      const has = (sign: string) => letters.has(sign.codePointAt(0) ?? 0)
      if (letter === '\n' || has(letter)) return letter
      const alike = lookalikes[letter]
      return alike && has(alike) ? alike : '?'
    })
    .join('')
}

/** Control characters, soft hyphens, zero-width signs and what chooses between forms of emoji. */
const invisible = /(?![\n\r\t])\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu

const lookalikes: Record<string, string> = { '⌀': 'Ø', '✔': '✓', '✘': '✗', '∅': 'Ø', '‑': '-', '−': '–' }
