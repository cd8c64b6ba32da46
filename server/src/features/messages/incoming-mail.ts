import { limits } from '@busbar/contract'
import PostalMime, { type Email } from 'postal-mime'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const addressed = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']

/** What the headers of a mail tell of where it belongs. */
export type Envelope = {
  /** Its own Message-ID without the brackets. */
  mailId: string | null
  recipients: string[]
  /** Ids in the headers that name the mails which it answers. */
  answers: string[]
  kind: 'answer' | 'bounce' | 'automatic'
}

export async function readEnvelope(headers: Buffer): Promise<Envelope> {
  const mail = await PostalMime.parse(headers)
  const of = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const mailId = /^<([\x21-\x3b\x3d\x3f-\x7e]{3,250})>$/.exec(of('message-id')[0]?.trim() ?? '')?.[1]
  return {
    mailId: mailId?.includes('@') ? mailId : null,
    recipients: addressed.flatMap(of),
    answers: [...of('in-reply-to'), ...of('references')].flatMap((line) => line.match(uuid) ?? []),
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
export async function readAnswer(source: Buffer) {
  const mail = await PostalMime.parse(source)
  const whole = plain(textOf(mail))
  const message = (newPartOf(whole) || whole).slice(0, limits.messages.mailText)
  const attachments = mail.attachments.filter(({ disposition }) => disposition !== 'inline').length
  return { message: message || '…', attachments }
}

/** Whether a report says that a mail was not delivered: which, and why. */
export function readBounce(source: Buffer) {
  const text = source.toString('latin1')
  if (!/^Action:\s*failed/im.test(text)) return null
  const reason = /^Diagnostic-Code:(?:\s*[\w-]+;)?((?:.{0,500}(?:\r?\n[ \t])?){1,5})/im.exec(text)?.[1]
  return {
    ids: text.match(uuid) ?? [],
    reason: plain(reason ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, 300),
  }
}

function textOf({ text, html }: Email) {
  if (text) return text
  return (html ?? '')
    .replace(/<(style|script)\b[\s\S]{0,100000}?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^<>]{0,5000}>/g, '')
}

/** What the database takes and a screen shows: no control characters, no halves of letters. */
function plain(text: string) {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const introductions = [
  /^(On|Am|Le|El|Il) .{5,300}(wrote|schrieb|écrit|escribió|scritto).{0,200}:$/,
  /^-{2,} ?(Original Message|Ursprüngliche Nachricht|Message d'origine) ?-{2,}$/i,
  /^_{10,}$/,
  /^(From|Von|De): .{3,300}@/,
]

/** Everything before the mail that is quoted below. */
function newPartOf(text: string) {
  const lines = text.split('\n')
  const isIntroduction = (index: number) => {
    const line = (lines[index] ?? '').trim()
    // Mail programs break a long introduction into two lines.
    const both = `${line} ${(lines[index + 1] ?? '').trim()}`
    return introductions.some((start) => start.test(line) || start.test(both))
  }
  const end = lines.findIndex((_, index) => isIntroduction(index))
  const own = end === -1 ? lines : lines.slice(0, end)
  while (own.length > 0 && /^(>.*)?$/.test(own.at(-1)?.trim() ?? '')) own.pop()
  return own.join('\n').trim()
}
