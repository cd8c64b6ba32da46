type Letter = { title: string; paragraphs: string[]; action?: { label: string; url: string } }

/** A short letter as plain text and as HTML. Everything in it is text: markup in a name stays visible as such. */
export function layOut({ title, paragraphs, action }: Letter) {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const text = `${[title, ...paragraphs, ...link].join('\n\n')}\n`
  const button = action
    ? `<p style="margin:28px 0"><a href="${escaped(action.url)}" style="background:#ffb400;color:#0b1420;padding:12px 22px;border-radius:6px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`
    : ''
  const body = paragraphs
    .map((paragraph) => `<p style="margin:0 0 14px;white-space:pre-line">${escaped(paragraph)}</p>`)
    .join('')
  const html = `<!DOCTYPE html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f7f9fb;color:#24303f;font:16px/1.55 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e8ecf1;border-radius:8px;padding:32px"><h1 style="margin:0 0 18px;font-size:22px;color:#0b1420">${escaped(title)}</h1>${body}${button}</div></body></html>`
  return { text, html }
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
