import { createHash } from 'node:crypto'
import { scriptMarkHeader, videoPlayers } from '@busbar/contract'

export type RenderedPage = { html: string; mark: string | null }

/** A page as it was rendered, in which the scripts alone are still marked. */
export async function readPage(response: Response): Promise<RenderedPage> {
  const mark = response.headers.get(scriptMarkHeader)
  const html = await response.text()
  return { html: html.replace(/<link\b[^>]*>/g, (link) => unmarked(link, mark)), mark }
}

/**
 * Puts a policy into the page that allows our own files and the inline scripts that the renderer marked. Whatever else
 * got into the page as a script knows no mark and does not run.
 */
export function withScriptPolicy({ html, mark }: RenderedPage) {
  const hashes = new Set<string>()
  const page = html.replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes, body) => {
    if (!isMarked(attributes, mark)) return script
    if (!/\ssrc=/.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
    return `<script${unmarked(attributes, mark)}>${body}</script>`
  })
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Styles cannot run; logos may be at an address elsewhere, and a chosen image is previewed from memory.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    // What a video's block may show, once somebody presses play.
    `frame-src 'self' ${videoPlayers.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
  return page.replace(/<head>/, `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

function isMarked(attributes: string, mark: string | null) {
  return mark !== null && attributes.includes(` nonce="${mark}"`)
}

function unmarked(text: string, mark: string | null) {
  return text.replace(` nonce="${mark}"`, '')
}
