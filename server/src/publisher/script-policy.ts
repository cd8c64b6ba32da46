import { createHash } from 'node:crypto'

/** Puts a policy into the page that allows our own files and exactly the inline scripts that are in it. */
export function withScriptPolicy(html: string) {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\ssrc=/.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Styles cannot run; logos may be at an address elsewhere, and a chosen image is previewed from memory.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
  return html.replace(/<head>/, `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
