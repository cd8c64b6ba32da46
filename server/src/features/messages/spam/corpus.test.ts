import { expect, test } from 'vitest'
import { readCorpus } from '../../../../test/spam/read-corpus.ts'
import type { Words } from './content.ts'
import { judge, type SpamSignals } from './judge.ts'

type Way = (words: Words, index: number) => SpamSignals

const person: SpamSignals = {
  form: { reasons: [], isSolved: true },
  hasTrapFilled: false,
  fromNetwork: 1,
  overall: 3,
  repeats: 0,
}
const bare: SpamSignals = { ...person, form: { reasons: [], isSolved: false } }
const plain: SpamSignals = { ...person, form: { reasons: ['no-script'], isSolved: false } }

/** Nothing but the words is known. */
const wordsOnly: Way = () => bare

/** Most people have scripts; one in ten does not, and one in twenty is quick, with a text written elsewhere. */
const asPeopleSend: Way = (_words, index) => {
  if (index % 10 === 3) return plain
  if (index % 20 === 7) return { ...person, form: { reasons: ['too-fast'], isSolved: true } }
  return person
}

/** Most programs post the form without its page; some fill every field, some run a browser, some repeat themselves. */
const asProgramsSend: Way = (_words, index) =>
  [
    plain,
    { ...plain, hasTrapFilled: true },
    { ...plain, repeats: 2 },
    { ...plain, fromNetwork: 12 },
    { ...person, form: { reasons: ['too-fast' as const], isSolved: true } },
    person,
  ][index % 6] as SpamSignals

const corpus = {
  ham: readCorpus('ham').map((words, index) => ({ words, index })),
  spam: readCorpus('spam').map((words, index) => ({ words, index })),
}

/** Every second message was kept aside while the weights were chosen. */
const halves = { 'tuned on': 0, 'held out': 1 }

function quarantined(of: keyof typeof corpus, half: number, way: Way, filter: 'normal' | 'strict') {
  const some = corpus[of].filter(({ index }) => index % 2 === half)
  const caught = some.filter(({ words, index }) => judge(words, way(words, index), filter).isSpam)
  return { share: caught.length / some.length, count: caught.length, of: some.length }
}

test('the corpora hold 200 messages each, of which no two are the same', () => {
  for (const messages of Object.values(corpus)) {
    expect(new Set(messages.map(({ words }) => words.message)).size).toBe(200)
  }
})

for (const [half, index] of Object.entries(halves)) {
  test(`of the ${half} half, at most one enquiry in a hundred is quarantined, and most spam is`, () => {
    const rows = [
      { what: 'words only', ham: wordsOnly, spam: wordsOnly, least: 0.7 },
      { what: 'as it is sent', ham: asPeopleSend, spam: asProgramsSend, least: 0.75 },
    ]
    for (const { what, ham, spam, least } of rows) {
      for (const filter of ['normal', 'strict'] as const) {
        const lost = quarantined('ham', index, ham, filter)
        const caught = quarantined('spam', index, spam, filter)
        console.log(
          `    ${half}, ${what}, ${filter}: ${lost.count} of ${lost.of} enquiries quarantined, ` +
            `${caught.count} of ${caught.of} spam caught`,
        )
        if (filter === 'normal') {
          expect(lost.share).toBeLessThanOrEqual(0.01)
          expect(caught.share).toBeGreaterThanOrEqual(least)
        }
      }
    }
  })
}

test('a message without scripts is never quarantined for that alone, even by the strict filter', () => {
  const words = { name: 'Ada', email: 'ada@volt.example', subject: 'A board', message: 'When can you come?' }
  for (const filter of ['normal', 'strict'] as const) expect(judge(words, plain, filter).isSpam).toBe(false)
})
