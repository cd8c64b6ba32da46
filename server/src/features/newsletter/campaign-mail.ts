import { texts } from '@busbar/contract'
import {
  type Letterhead,
  layOutMail,
  type MailCard,
  type MailContent,
} from '../../platform/mail/mail-layout.ts'

type Written = { title: string; body: string; cards: MailCard[] }

/** A campaign as the reader with this key gets it: the way out is theirs alone. */
export function campaignMail({ title, body, cards }: Written, head: Letterhead, key: string) {
  const unsubscribeUrl = `${head.url}/newsletter/unsubscribe?key=${key}`
  const { why, unsubscribe } = texts.newsletterFoot
  const leave: MailContent['leave'] = { why: why(head.name), label: unsubscribe, url: unsubscribeUrl }
  return { subject: title, unsubscribeUrl, ...layOutMail({ title, body, cards, leave }, head) }
}
