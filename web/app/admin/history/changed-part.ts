/** How many words of what stayed are shown on either side of what changed. */
const context = 6

/**
 * Where two texts differ: what they begin and end with alike, cut to a few words, and what stands between in each.
 */
export function changedPart(before: string, after: string) {
  const old = wordsOf(before)
  const now = wordsOf(after)
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let end = 0
  const most = Math.min(old.length, now.length) - start
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const head = now.slice(0, start)
  const tail = now.slice(now.length - end)
  return {
    start: head.length > context ? ['…', ...head.slice(-context)].join(' ') : head.join(' '),
    before: old.slice(start, old.length - end).join(' '),
    after: now.slice(start, now.length - end).join(' '),
    end: tail.length > context ? [...tail.slice(0, context), '…'].join(' ') : tail.join(' '),
  }
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
