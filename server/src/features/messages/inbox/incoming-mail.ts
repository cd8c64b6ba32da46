import { limits } from '@busbar/contract'
import PostalMime, { type Email } from 'postal-mime'
import { newPartOf, plain, textOfHtml } from './mail-text.ts'

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g
const addressed = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']
const { mailBytes, mailLines, mailHeaderBytes, mailText, mailsMax } = limits.messages

/** What the headers of a mail tell of where it belongs. */
export type Envelope = {
  /** Its own Message-ID without the brackets. */
  mailId: string | null
  /** Whom it says that it is from, which anybody can write; empty when it does not say so. */
  sender: string
  subject: string
  recipients: string[]
  /** Ids in the headers that name the mails which it answers. */
  answers: string[]
  kind: 'answer' | 'bounce' | 'automatic'
}

export type Answer = { message: string; attachments: number }
/** Which mail was not delivered, and why. */
export type Bounce = { ids: string[]; reason: string }

/** How a mail is read: on a thread of its own, see `mail-reader.ts`. */
export const tasks = { envelope: readEnvelope, answer: readAnswer, bounce: readBounce }

export async function readEnvelope(headers: Uint8Array): Promise<Envelope> {
  const mail = await PostalMime.parse(headers.subarray(0, mailHeaderBytes))
  const of = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const mailId = /^<([\x21-\x3b\x3d\x3f-\x7e]{3,250})>$/.exec(of('message-id')[0]?.trim() ?? '')?.[1]
  return {
    mailId: mailId?.includes('@') ? mailId : null,
    sender: oneLine(mail.from?.address ?? '', limits.contact.email).toLowerCase(),
    subject: oneLine(mail.subject ?? '', limits.contact.subject),
    recipients: addressed.flatMap(of),
    answers: [...of('in-reply-to'), ...of('references')].flatMap(idsIn),
    kind: kindOf(of),
  }
}

function kindOf(of: (name: string) => string[]): Envelope['kind'] {
  const [type = ''] = of('content-type')
  if (/^multipart\/report\b/i.test(type) && /delivery-status/i.test(type)) return 'bounce'
  const isAutomatic =
    of('auto-submitted').some((value) => !/^no\b/i.test(value.trim())) ||
    of('precedence').some((value) => /^(bulk|junk|list|auto_reply)\b/i.test(value.trim())) ||
    of('x-autoreply').length > 0 ||
    of('return-path').some((value) => value.trim() === '<>')
  return isAutomatic ? 'automatic' : 'answer'
}

/** What somebody wrote anew in a mail, as plain text, and how many files came with it. */
export async function readAnswer(source: Uint8Array): Promise<Answer> {
  const mail = await PostalMime.parse(beginningOf(source))
  const whole = plain(textOf(mail))
  const message = (newPartOf(whole) || whole).slice(0, mailText).toWellFormed()
  const attachments = mail.attachments.filter(({ disposition }) => disposition !== 'inline').length
  return { message: message || '…', attachments }
}

/** As much as a mail of people has at most: each line costs the parser something, however short it is. */
function beginningOf(source: Uint8Array): Uint8Array {
  let end = 0
  for (let line = 0; line < mailLines; line++) {
    const next = source.indexOf(lineEnd, end)
    if (next === -1 || next >= mailBytes) return source.subarray(0, mailBytes)
    end = next + 1
  }
  return source.subarray(0, end)
}

const lineEnd = '\n'.charCodeAt(0)

/** Long enough for what is kept and what is quoted below it. */
const longestText = 10 * mailText

function textOf({ text, html }: Email) {
  return text ? text.slice(0, longestText) : textOfHtml((html ?? '').slice(0, longestText))
}

/** What a report says about the undelivered mail; null when it was delivered. */
export async function readBounce(source: Uint8Array): Promise<Bounce | null> {
  const text = Buffer.from(source.subarray(0, mailBytes)).toString('latin1')
  const lines = text.split('\n').map((line) => line.trimEnd())
  const fieldNamed = (name: string) => {
    const at = lines.findIndex((line) => line.slice(0, name.length).toLowerCase() === name)
    if (at === -1) return ''
    const after = lines.slice(at + 1, at + 6)
    const folded = after.findIndex((line) => !/^[ \t]/.test(line))
    const rest = folded === -1 ? after : after.slice(0, folded)
    return oneLine([lines[at]?.slice(name.length), ...rest].join(' '), 500)
  }
  if (fieldNamed('action:').toLowerCase() !== 'failed') return null
  const diagnosis = fieldNamed('diagnostic-code:')
  const type = /^[\w-]{1,30};/.exec(diagnosis)?.[0] ?? ''
  return { ids: idsIn(text), reason: diagnosis.slice(type.length).trim().slice(0, 300) }
}

function idsIn(text: string): string[] {
  return (text.match(uuid) ?? []).slice(-mailsMax)
}

function oneLine(text: string, most: number): string {
  return plain(text.slice(0, 2 * most))
    .replace(/\s+/g, ' ')
    .slice(0, most)
    .toWellFormed()
}
