import { expect, test } from 'vitest'
import { isRichText, plainTextOf } from './rich-text.ts'

test('a text is formatted once it has an element or an entity; a sign alone makes none', () => {
  for (const text of ['<p>Rated</p>', 'Rated <strong>high</strong>', 'R&amp;D', '<img src=x onerror=y>'])
    expect([text, isRichText(text)]).toEqual([text, true])
  for (const text of ['', 'R&D', 'I < 5 A', 'I<Imax, U>0', 'a\n\nb', '<3'])
    expect([text, isRichText(text)]).toEqual([text, false])
})

test('its words are what is left: paragraphs, lists, rows and where links lead', () => {
  expect(plainTextOf('I < 5 A &c.')).toBe('I < 5 A &c.')
  expect(plainTextOf('<h2>Rated</h2><p>For <strong>R&amp;D</strong><br>outdoors</p>')).toBe(
    'Rated\n\nFor R&D\noutdoors',
  )
  expect(plainTextOf('<ul><li><p>One</p></li><li>Two</li></ul>')).toBe('- One\n- Two')
  expect(plainTextOf('<table><tbody><tr><th><p>U</p></th><td>36 kV</td></tr></tbody></table>')).toBe(
    'U 36 kV',
  )
  expect(plainTextOf('<p><a href="https://a.example">Sheet</a></p>')).toBe('Sheet (https://a.example)')
})
