import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Made for this product: what a firm for electrical engineering is really asked, and what really comes through
 * contact forms. One message a line: perhaps a name, then address, subject and text.
 */
export function readCorpus(name: 'ham' | 'spam') {
  const lines = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [message = '', subject = '', email = '', name = email.split('@')[0] ?? ''] = line
      .split(' | ')
      .reverse()
    return { name, email: email.toLowerCase(), subject, message }
  })
}
