import { createHash } from 'node:crypto'
import { scriptMarkHeader } from '@busbar/contract'
import { expect, test } from 'vitest'
import { readPage, withScriptPolicy } from './script-policy.ts'

const mark = 'a7c1'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1]?.split('; ') ?? []
const scriptsIn = (html: string) => policyOf(html).find((line) => line.startsWith('script-src'))

test('A32: the policy of a page lets nothing run but our own files and the scripts that it names', () => {
  const html = `<html><head></head><body><script nonce="${mark}">start()</script></body></html>`
  const page = withScriptPolicy({ html, mark })
  expect(scriptsIn(page)).toBe(`script-src 'self' ${hashOf('start()')}`)
  expect(policyOf(page)).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]),
  )
  expect(page).not.toContain('unsafe-eval')
  expect(page).toContain('<body><script>start()</script></body>')
})

test('A32: a script that the renderer did not mark gets no leave to run', () => {
  for (const injected of [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="a7c2">steal()</script>',
    '<script type="module">steal()</script>',
  ]) {
    const html = `<head></head><p>${injected}</p><script nonce="${mark}" type="module" async="">start()</script>`
    expect(scriptsIn(withScriptPolicy({ html, mark }))).toBe(`script-src 'self' ${hashOf('start()')}`)
    expect(scriptsIn(withScriptPolicy({ html, mark: null }))).toBe("script-src 'self'")
  }
})

test('the mark of a render stays in no page, because who reads it could use it', async () => {
  const html = `<head><link rel="modulepreload" href="/a.js" nonce="${mark}"/></head><script nonce="${mark}" src="/b.js"></script><script nonce="${mark}">c()</script>`
  const page = await readPage(new Response(html, { headers: { [scriptMarkHeader]: mark } }))
  expect(page.html).toContain('<link rel="modulepreload" href="/a.js"/>')
  const stored = withScriptPolicy(page)
  expect(stored).not.toContain('nonce')
  expect(scriptsIn(stored)).toBe(`script-src 'self' ${hashOf('c()')}`)
})
