import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@busbar/contract'
import type { Stack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'

/** Nobody saves more often; without it the saves themselves would be what is measured. */
const betweenSaves = 300

/** Milliseconds from the call that saves a product until nginx serves its new page, once for each save. */
export async function timeSaves({ url }: Stack, admin: Client, isEnough: (done: number) => boolean) {
  const target = await admin.products.create({ title: 'Measured product', shortDescription: 'Before.' })
  const address = `${url}/products/${target.slug}`
  const times: number[] = []
  while (!isEnough(times.length)) {
    const shortDescription = `Saved as number ${times.length}.`
    const began = performance.now()
    await admin.products.update(target._id, { shortDescription })
    const isServed = async () => (await (await fetch(address)).text()).includes(shortDescription)
    await waitUntil(address, isServed, { seconds: 60, every: 5 })
    times.push(performance.now() - began)
    await pause(betweenSaves)
  }
  await admin.products.remove(target._id)
  return times
}
