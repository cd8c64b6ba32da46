import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('whoever asks while others are at work is done together with all who did', async () => {
  const batches: number[][] = []
  const half = batched(async (items: number[]) => {
    batches.push(items)
    return items.map((item) => item / 2)
  })
  const first = half(2)
  await null
  expect(await Promise.all([first, ...[4, 6, 8].map(half)])).toEqual([1, 2, 3, 4])
  expect(batches).toEqual([[2], [4, 6, 8]])
  expect(await half(10)).toBe(5)
})

test('a batch that fails fails for all in it and for nobody else; one of it may fail alone', async () => {
  const check = batched(async (items: string[]) => {
    if (items.includes('broken')) throw new Error('the batch is broken')
    return items.map((item) => (item === 'bad' ? Promise.reject(new Error('bad alone')) : item))
  })
  const first = check('first')
  await null
  const outcomes = await Promise.allSettled([first, ...['broken', 'beside'].map(check)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await Promise.all([check('again'), expect(check('bad')).rejects.toThrow('bad alone'), check('fine')])
})
