import { expect, test } from 'vitest'
import { facesOf } from './faces.ts'
import { linesOf, shortened, showable, widthOf } from './lines.ts'

const { regular } = facesOf('archivo-inter')

test('breaks after spaces, but not within a value or a standard', () => {
  const lines = linesOf(regular, 10, 70, 'tested at 24 kV after IEC 62271-1 in full')
  expect(lines.join('')).toBe('tested at 24 kV after IEC 62271-1 in full')
  expect(lines.some((line) => line.includes('24 kV'))).toBe(true)
  expect(lines.some((line) => line.includes('IEC 62271-1'))).toBe(true)
})

test('cuts a word that no line has room for, and loses nothing of it', () => {
  const word = 'Überwachung'.repeat(9)
  const lines = linesOf(regular, 10, 50, word)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join('')).toBe(word)
  for (const line of lines) expect(widthOf(regular, 10, line)).toBeLessThanOrEqual(50)
})

test('shortens a text to one line with an ellipsis', () => {
  expect(shortened(regular, 10, 500, 'Short.')).toBe('Short.')
  const line = shortened(regular, 10, 60, 'Amperion Engineering, Sheffield')
  expect(line).toMatch(/^Amper.*[^ .,]…$/)
  expect(widthOf(regular, 10, line)).toBeLessThanOrEqual(60)
})

test('shows every sign of the field, and marks what it cannot show', () => {
  const signs = '≤ ≥ ± Ω µ ° ² ³ √ × · – → Δ φ η ‰ Ж ő'
  expect(showable(regular, signs)).toBe(signs)
  expect(showable(regular, 'a\u0000\u00ad\u200b⌀✔漢')).toBe('aØ✓?')
})
