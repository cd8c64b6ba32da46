import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { rotateSigningKeys } from '../../../platform/secrets/signing-keys.ts'
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

test('with a new key the addresses from before still lead to their conversations, in every copy', async () => {
  const [one, two] = [1, 2].map(() => createReplyAddresses(database.db, 'inbox@firm.example'))
  const id = randomUUIDv7()
  const before = (await one?.addressOf(id)) ?? ''
  expect(await two?.messageOf([before])).toBe(id)
  await rotateSigningKeys(database.db)
  const restarted = createReplyAddresses(database.db, 'inbox@firm.example')
  const after = (await restarted.addressOf(id)) ?? ''
  expect(after).not.toBe(before)
  // The second copy has the old key in mind and meets a signature of the new one.
  for (const addresses of [one, two, restarted])
    expect([await addresses?.messageOf([before]), await addresses?.messageOf([after])]).toEqual([id, id])
})

test('a key that was replaced is forgotten when nothing that it signed is believed any more', async () => {
  const addresses = createReplyAddresses(database.db, 'inbox@firm.example')
  const id = randomUUIDv7()
  const old = (await addresses.addressOf(id)) ?? ''
  await rotateSigningKeys(database.db)
  await database.db.execute(sql`update signing_keys
    set name = replace(name, substr(name, 15, 13), '018b0000-0000') where name like 'reply-address 0%'`)
  const again = () => createReplyAddresses(database.db, 'inbox@firm.example').messageOf([old])
  expect(await again()).toBe(id)
  await rotateSigningKeys(database.db)
  expect(await again()).toBeNull()
})

test('what a leaked key signed is believed no more', async () => {
  const read = () => createReplyAddresses(database.db, 'inbox@firm.example')
  const old = (await read().addressOf(randomUUIDv7())) ?? ''
  await rotateSigningKeys(database.db, { isLeaked: true })
  expect(await read().messageOf([old])).toBeNull()
})

function digitsOf(address: string) {
  return [...(/\+(\w+)@/.exec(address)?.[1] ?? '')].reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  )
}
