import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { createReplyAddresses } from './reply-address.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('A16: an address names its message only with the signature that this server made for it', async () => {
  const addresses = createReplyAddresses(database.db, 'inbox@firm.example')
  const id = randomUUIDv7()
  const address = (await addresses.addressOf(id)) ?? ''
  expect(await addresses.messageOf([`To: ${address.toUpperCase()}`])).toBe(id)
  // The first 25 of 41 digits are the message; those behind them are the signature alone.
  const [head, token, tail] = ['inbox+'.length, 41, '@firm.example']
  for (let at = 26; at < token; at++) {
    const digit = address[head + at] === '0' ? '1' : '0'
    const forged = `${address.slice(0, head + at)}${digit}${address.slice(head + at + 1)}`
    expect([at, forged.endsWith(tail), await addresses.messageOf([forged])]).toEqual([at, true, null])
  }
})

test('A16: the signature of one message does not open another', async () => {
  const addresses = createReplyAddresses(database.db, 'inbox@firm.example')
  const tokens = await Promise.all(
    [randomUUIDv7(), randomUUIDv7()].map(async (id) => digitsOf((await addresses.addressOf(id)) ?? '')),
  )
  const [one = 0n, two = 0n] = tokens
  const signature = 1n << 80n
  const mixed = ((one / signature) * signature + (two % signature)).toString(36).padStart(41, '0')
  expect(await addresses.messageOf([`inbox+${mixed}@firm.example`])).toBeNull()
})

function digitsOf(address: string) {
  return [...(/\+(\w+)@/.exec(address)?.[1] ?? '')].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
}
