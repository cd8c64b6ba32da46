import { describe, expect, test } from 'vitest'
import { returnUrl, signInUrl } from './return-url.ts'

describe('the page after signing in', () => {
  test.each(['/admin', '/admin/partners', '/admin/partners?page=2&search=wind#top'])(
    'is the remembered page of the back office: %s',
    (asked) => {
      expect(returnUrl(asked)).toBe(asked)
    },
  )

  test.each([
    null,
    '',
    '/',
    '/administrator',
    '/login',
    'admin/partners',
    '//evil.example/admin',
    '//evil.example/admin/partners',
    '/\\evil.example/admin/partners',
    '/\\evil.example/admin',
    '\\\\evil.example/admin',
    '/\t/evil.example/admin',
    ' //evil.example/admin',
    'https://evil.example/admin',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//admin',
    'data:text/html,hello',
    '%2F%2Fevil.example/admin',
    '/%2Fevil.example/admin',
    '/%5Cevil.example',
    '/admin/../../evil',
    '/admin/%2e%2e/evil',
    '/admin/..\\..\\evil',
    '/admin@evil.example',
  ])('is the first page of the back office for %j', (asked) => {
    expect(returnUrl(asked)).toBe('/admin')
  })

  test('comes back from the address that the guard sends to', () => {
    const address = signInUrl({ pathname: '/admin/partners', search: '?search=a%26b', hash: '' })
    const from = new URL(address, 'https://site.example').searchParams.get('from')
    expect(returnUrl(from)).toBe('/admin/partners?search=a%26b')
  })
})
