import { expect, test } from 'vitest'
import { asRichText } from './as-rich-text.ts'

test('plain text keeps its paragraphs, lines and signs', () => {
  expect(asRichText('For R&D.\nI < 5 A\n\nOutdoors')).toBe('<p>For R&amp;D.<br>I &lt; 5 A</p><p>Outdoors</p>')
  expect(asRichText('')).toBe('')
})

test('formatted text stays as it is', () => {
  expect(asRichText('<p>For R&amp;D</p>')).toBe('<p>For R&amp;D</p>')
})
