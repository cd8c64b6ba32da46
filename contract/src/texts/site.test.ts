import { expect, test } from 'vitest'
import { defaults } from './defaults.ts'
import * as siteTexts from './site.ts'

test('visitors read one word for one thing: email, and category', () => {
  const sentences = sentencesIn([siteTexts, defaults])
  expect(sentences.length).toBeGreaterThan(150)
  expect(sentences.filter((sentence) => /\be-mails?\b|\bmails?\b/i.test(sentence))).toEqual([])
  expect(sentencesIn(siteTexts.categories).filter((sentence) => /\bfields?\b/i.test(sentence))).toEqual([])
})

/** Also those that are made of others. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return [String(texts('one', 'other', 'third'))]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesIn) : []
}
