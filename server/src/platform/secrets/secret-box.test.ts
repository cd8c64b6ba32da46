import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]
const box = createSecretBox({ key, previousKey: null })

test('what is sealed about one user opens for that user alone, and not when a bit has changed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ada')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(box.seal('JBSWY3DPEHPK3PXP', 'ada')).not.toBe(sealed)
  expect(box.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP')
  expect(box.open(sealed, 'grace')).toBeNull()
  const last = sealed.at(-3) === 'A' ? 'B' : 'A'
  expect(box.open(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, 'ada')).toBeNull()
  for (const broken of ['', 'v1.', 'JBSWY3DPEHPK3PXP', `${sealed.slice(0, 12)}AA`]) {
    expect(box.open(broken, 'ada')).toBeNull()
  }
})

test('another key opens nothing; named as the previous one, the old key still does', () => {
  const sealed = box.seal('secret', 'ada')
  expect(createSecretBox({ key: other, previousKey: null }).open(sealed, 'ada')).toBeNull()
  const rotated = createSecretBox({ key: other, previousKey: key })
  expect([rotated.open(sealed, 'ada'), rotated.isCurrent(sealed)]).toEqual(['secret', false])
  expect(rotated.isCurrent(rotated.seal('secret', 'ada'))).toBe(true)
})
