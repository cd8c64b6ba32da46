import { expect, test } from 'vitest'
import { defaults } from './defaults.ts'
import * as siteTexts from './site.ts'
import { standardSections } from './standard-sections.ts'
import { standardWords } from './standard-words.ts'

test('visitors read one word for one thing: email, and category', () => {
  const sentences = sentencesIn([siteTexts, defaults])
  expect(sentences.length).toBeGreaterThan(150)
  expect(sentences.filter((sentence) => /\be-mails?\b|\bmails?\b/i.test(sentence))).toEqual([])
  expect(sentencesIn(siteTexts.categories).filter((sentence) => /\bfields?\b/i.test(sentence))).toEqual([])
})

/** A sentence that was handed over with the product and that a firm would be held to. */
const promise =
  /within|working day|years (later|after)|an engineer|our own|times a year|guarantee|free of charge|at any (time|hour)|24/i

test('V: a fresh site makes no promise that the firm has not made', () => {
  const said = [standardSections, standardWords, defaults.company.faq, siteTexts.contact.description('Firm')]
  const hints = [siteTexts.services.quoteHint, siteTexts.products.quoteHint]
  // Every subscriber can leave the newsletter at any time, on every installation.
  const kept: string[] = [standardWords.newsletterPrivacy]
  const promised = sentencesIn([...said, hints]).filter((sentence) => promise.test(sentence))
  expect(promised.filter((sentence) => !kept.includes(sentence))).toEqual([])
})

/** Also those that are made of others. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return [String(texts('one', 'other', 'third'))]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesIn) : []
}
