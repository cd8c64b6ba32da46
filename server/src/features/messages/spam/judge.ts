import { createHash } from 'node:crypto'
import type { MessageSettings, SpamReason } from '@busbar/contract'
import { contentSignals, type Signal, type Words } from './content.ts'

/** From how many points on a message is quarantined. */
const thresholds = { off: Number.POSITIVE_INFINITY, normal: 5, strict: 3 }

/** A solved puzzle speaks for a person with a browser, or for a program with one. */
const credit = -1

/** What each thing weighs that does not depend on how much of it there is. */
const points: Partial<Record<SpamReason, number>> = {
  trap: 5,
  'too-fast': 3,
  'old-form': 1,
  'false-form': 3,
  'false-proof': 3,
  'used-proof': 3,
  'no-script': 1,
}

/** What is known of how a message came, which speaks for or against spam. */
export type SpamSignals = {
  form: { reasons: SpamReason[]; isSolved: boolean }
  hasTrapFilled: boolean
  /** Messages in this hour: from the same network, and from everybody. */
  fromNetwork: number
  overall: number
  /** How many of the last days' messages have the same text. */
  repeats: number
}

export type Verdict = { isSpam: boolean; score: number; reasons: SpamReason[] }

/** Weighs everything that speaks for spam. The absence of scripts weighs little: it never decides alone. */
export function judge(words: Words, signals: SpamSignals, filter: MessageSettings['spamFilter']): Verdict {
  const found = [...formSignals(signals), ...floodSignals(signals), ...contentSignals(words)]
  const sum = found.reduce((total, signal) => total + signal.points, 0)
  const score = sum + (signals.form.isSolved ? credit : 0)
  return {
    isSpam: score >= thresholds[filter],
    score,
    reasons: found.toSorted((one, other) => other.points - one.points).map(({ reason }) => reason),
  }
}

function formSignals({ form, hasTrapFilled }: SpamSignals): Signal[] {
  const reasons: SpamReason[] = hasTrapFilled ? ['trap', ...form.reasons] : form.reasons
  return reasons.map((reason) => ({ reason, points: points[reason] ?? 0 }))
}

/** An office behind one address may write a few times in an hour, but not dozens of times. */
function floodSignals({ fromNetwork, overall, repeats, form }: SpamSignals): Signal[] {
  const network = fromNetwork > 30 ? 5 : fromNetwork > 8 ? 2 : 0
  const everybody = overall > 200 && !form.isSolved ? 2 : 0
  const repeated = repeats > 4 ? 5 : repeats > 1 ? 3 : repeats
  const signals: Signal[] = [
    { reason: 'many-from-network', points: network },
    { reason: 'many-overall', points: everybody },
    { reason: 'repeated', points: repeated },
  ]
  return signals.filter((signal) => signal.points > 0)
}

/** Identifies a text regardless of its spaces, numbers and case. */
export function textHashOf(message: string) {
  const plain = message
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return createHash('sha256').update(plain).digest()
}
