import { expect, test } from 'vitest'
import { changedParts, type Part } from './changed-parts.ts'

/** A part whose node is what it says. */
const part = (own: string, ...parts: Part<string>[]): Part<string> => ({ node: own, own, parts })
const text = (words: string) => part(`p ${words}`)
const card = (title: string, price: string) => part('article', part(`h3 ${title}`), part(`p ${price}`))
const page = (...parts: Part<string>[]) =>
  part('body', part('main', ...parts), part('footer', text('Contact')))

test('marks nothing on a page that says the same', () => {
  expect(changedParts(page(text('One')), page(text('One')))).toEqual({ before: [], after: [] })
})

test('a changed word marks its own part alone, on both sides', () => {
  const [before, after] = [page(text('One'), text('Two')), page(text('One'), text('Three'))]
  expect(changedParts(before, after)).toEqual({ before: ['p Two'], after: ['p Three'] })
})

test('a new card among others is new as a whole, and the others are not touched', () => {
  const before = page(card('Relay', '10'), card('Motor', '20'))
  const after = page(card('Cable', '15'), card('Relay', '10'), card('Motor', '20'))
  expect(changedParts(before, after)).toEqual({ before: [], after: ['article'] })
})

test('beside a new card, the one that changed is found by what it has kept', () => {
  const before = page(card('Relay', '10'))
  const after = page(card('Cable', '15'), card('Relay', '12'))
  expect(changedParts(before, after)).toEqual({ before: ['p 10'], after: ['p 12', 'article'] })
})

test('what is gone is marked in the page as it is now', () => {
  const before = page(card('Relay', '10'), text('Last'))
  expect(changedParts(before, page(text('Last')))).toEqual({ before: ['article'], after: [] })
})

test('a part of another kind is a new one: a paragraph never becomes a heading', () => {
  expect(changedParts(page(text('One')), page(part('h2 One')))).toEqual({
    before: ['p One'],
    after: ['h2 One'],
  })
})
