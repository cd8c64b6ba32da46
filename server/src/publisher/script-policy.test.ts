import { expect, test } from 'vitest'
import { withScriptPolicy } from './script-policy.ts'

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1]?.split('; ') ?? []

test('A32: the policy of a page lets nothing run but our own files and the scripts that it names', () => {
  const page = withScriptPolicy('<html><head></head><body><script>start()</script></body></html>')
  const [scripts] = policyOf(page).filter((line) => line.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
  expect(policyOf(page)).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]),
  )
  expect(page).not.toContain('unsafe-eval')
})
