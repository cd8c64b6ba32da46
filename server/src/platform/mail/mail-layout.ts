import { type Look, plainTextOf } from '@busbar/contract'
import { escapeHtml } from '../escape-html.ts'
import { type MailColors, mailColors } from './mail-colors.ts'

/** Whose email it is. */
export type Letterhead = {
  name: string
  address: string | null
  /** The website. */
  url: string
  /** An image that anybody's mail program can fetch, or none. */
  logoUrl: string | null
  /** The site's own; null for the product's. */
  look?: Look | null
}

/** Something of the website that an email points to. */
export type MailCard = { title: string; text: string; url: string; imageUrl: string | null }

export type MailContent = {
  title: string
  /** Everything in these is text: markup in a name stays visible as such. */
  paragraphs?: string[]
  /** Rich text that has been made harmless. */
  body?: string
  cards?: MailCard[]
  action?: { label: string; url: string }
  /** The way out, in small print at the end. */
  leave?: { why: string; label: string; url: string }
}

/** An email as plain text and as HTML, under the company's name and over its address. */
export function layOutMail(content: MailContent, head: Letterhead) {
  return { text: textOf(content, head), html: htmlOf(content, head) }
}

function textOf(
  { title, paragraphs = [], body = '', cards = [], action, leave }: MailContent,
  head: Letterhead,
) {
  const parts = [
    title,
    ...paragraphs,
    plainTextOf(absolute(body, head)),
    ...cards.map((card) => [card.title, card.text, card.url].filter(Boolean).join('\n')),
    action ? `${action.label}:\n${action.url}` : '',
    ['-- ', head.name, head.address, head.url].filter(Boolean).join('\n'),
    leave ? `${leave.why}\n${leave.label}: ${leave.url}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/**
 * Tables and styles in the tags themselves, because mail programs of twenty years read it. Those that know dark
 * colours take them from the sheet; the others keep the light ones together, background and text.
 */
function htmlOf(
  { title, paragraphs = [], body = '', cards = [], action, leave }: MailContent,
  head: Letterhead,
) {
  const colors = mailColors(head.look ?? null)
  const { light } = colors
  const logo = head.logoUrl
    ? `<img src="${escapeHtml(head.logoUrl)}" alt="" width="40" height="40" style="display:inline-block;vertical-align:middle;width:40px;height:40px;object-fit:contain;margin-right:12px">`
    : ''
  const said = paragraphs
    .map((paragraph) => `<p style="margin:0 0 14px;white-space:pre-line">${escapeHtml(paragraph)}</p>`)
    .join('')
  const button = action
    ? `<p style="margin:28px 0 8px"><a href="${escapeHtml(action.url)}" class="button" style="display:inline-block;background:${colors.accent};color:${colors.onAccent};padding:12px 22px;border-radius:6px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ''
  const address = [head.name, head.address].filter(Boolean).join(', ')
  const wayOut = leave
    ? `<br><br>${escapeHtml(leave.why)} <a href="${escapeHtml(leave.url)}" class="quiet" style="color:${light.quiet}">${escapeHtml(leave.label)}</a>`
    : ''
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${sheetOf(colors)}</style></head><body class="page" style="margin:0;padding:0;background:${light.page};color:${light.text};font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td style="padding:0 8px 16px"><a href="${escapeHtml(head.url)}" class="ink" style="color:${light.ink};text-decoration:none;font-weight:700;font-size:18px">${logo}<span style="vertical-align:middle">${escapeHtml(head.name)}</span></a></td></tr><tr><td class="sheet" style="background:#ffffff;border:1px solid ${light.line};border-radius:8px;padding:28px 24px;overflow-wrap:anywhere"><h1 class="ink" style="margin:0 0 18px;font-size:23px;line-height:1.3;color:${light.ink}">${escapeHtml(title)}</h1>${said}<div class="rich">${absolute(body, head)}</div>${cards.map((card) => cardOf(card, light)).join('')}${button}</td></tr><tr><td class="quiet" style="padding:16px 8px;font-size:13px;color:${light.quiet}"><a href="${escapeHtml(head.url)}" class="quiet" style="color:${light.quiet}">${escapeHtml(address)}</a>${wayOut}</td></tr></table></td></tr></table></body></html>`
}

function cardOf({ title, text, url, imageUrl }: MailCard, light: MailColors['light']) {
  const image = imageUrl
    ? `<a href="${escapeHtml(url)}"><img src="${escapeHtml(imageUrl)}" alt="" width="550" style="display:block;width:100%;max-width:100%;height:auto;border-radius:6px 6px 0 0"></a>`
    : ''
  const words = text ? `<br><span style="font-size:15px">${escapeHtml(text)}</span>` : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" style="margin:20px 0 0;border:1px solid ${light.line};border-radius:7px;border-collapse:separate"><tr><td>${image}<div style="padding:14px 16px"><a href="${escapeHtml(url)}" class="ink" style="color:${light.ink};font-weight:600;font-size:17px">${escapeHtml(title)}</a>${words}</div></td></tr></table>`
}

function sheetOf({ light, dark }: MailColors) {
  return `.rich h2{font-size:19px;line-height:1.3;margin:22px 0 8px}.rich h3,.rich h4{font-size:17px;margin:18px 0 6px}.rich p{margin:0 0 14px}.rich li p{margin:0 0 4px}.rich ul,.rich ol{margin:0 0 14px;padding-left:24px}.rich a{color:${light.link}}.rich blockquote{margin:0 0 14px;padding-left:14px;border-left:3px solid ${light.line}}@media (prefers-color-scheme:dark){.page{background:${dark.page}!important;color:${dark.text}!important}.sheet{background:${dark.sheet}!important;border-color:${dark.line}!important}.card{border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}.rich a{color:${dark.link}!important}}`
}

/** Links within the website lead there from a mail too. */
function absolute(html: string, { url }: Letterhead) {
  return html.replace(
    / href="([/#][^"]*)"/g,
    (_, path: string) => ` href="${escapeHtml(url)}${path.startsWith('#') ? '/' : ''}${path}"`,
  )
}
