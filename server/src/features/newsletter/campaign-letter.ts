import { texts } from '@busbar/contract'
import { type Letter, type LetterCard, type Letterhead, layOut } from '../../platform/mail/mail-layout.ts'

type Written = { title: string; body: string; cards: LetterCard[] }

/** A campaign as the reader with this key gets it: the way out is theirs alone. */
export function campaignLetter({ title, body, cards }: Written, head: Letterhead, key: string) {
  const unsubscribeUrl = `${head.url}/newsletter/unsubscribe?key=${key}`
  const { why, unsubscribe } = texts.newsletterFoot
  const leave: Letter['leave'] = { why: why(head.name), label: unsubscribe, url: unsubscribeUrl }
  return { subject: title, unsubscribeUrl, ...layOut({ title, body, cards, leave }, head) }
}
