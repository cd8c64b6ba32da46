import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.tsx'

test('begins a paragraph after an empty line and keeps single line breaks', () => {
  expect(paragraphsOf('One\nstill one\n\nTwo\r\n \r\n\r\nThree\n')).toEqual([
    'One\nstill one',
    'Two',
    'Three',
  ])
})

test('has none where there is no text', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([])
})
