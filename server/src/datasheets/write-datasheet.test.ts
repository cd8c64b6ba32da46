import { texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import { datasheetContent } from '../../test/datasheet-content.ts'
import { datasheetOf } from './datasheet.ts'
import { writeDatasheet } from './write-datasheet.ts'

test('the thread writes the same bytes, and goes on after content that it cannot write', async () => {
  const content = await datasheetContent()
  const image = { bytes: Buffer.from('no image'), width: 1, height: 1, alt: 'None' }
  const broken = { ...content, product: { ...content.product, image } }
  const [first, failed, second] = await Promise.allSettled([content, broken, content].map(writeDatasheet))
  const whole = await datasheetOf(content, texts.datasheet)
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'Unknown image format.' } })
  for (const one of [first, second])
    expect(one?.status === 'fulfilled' && one.value.equals(whole), one?.status).toBe(true)
})
