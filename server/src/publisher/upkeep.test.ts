import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fixedPages } from '@busbar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCopy } from '../../test/copy.ts'
import { createUpkeep } from './upkeep.ts'

const roundsOfADay = 24
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())

/** A store with the fixed pages, and upkeep that begins another round each time it is called. */
async function createStore(name: string) {
  const folder = join(busbar.folder, name)
  const { publisher } = await createCopy(busbar, { folder })
  // Notes that the store exists.
  await publisher.publications.state()
  for (const path of Object.values(fixedPages)) await publisher.publish(path)
  const paths = await publisher.publications.paths()
  const read: string[] = []
  const store = {
    ...publisher.store,
    isWhole(path: string) {
      read.push(path)
      return publisher.store.isWhole(path)
    },
  }
  const upkeep = createUpkeep({
    publisher: { ...publisher, store },
    staticFolder: folder,
    log: quiet,
    every: 0,
  })
  const page = join(folder, 'pages/privacy.html')
  return {
    paths,
    read,
    page,
    whole: await readFile(page, 'utf8'),
    round: () => upkeep(new AbortController().signal),
  }
}

test('every page is read once in the rounds of a day, and not in each of them', async () => {
  const { paths, read, round } = await createStore('read-once')
  for (let done = 0; done < roundsOfADay; done++) await round()
  expect(read.toSorted()).toEqual(paths.toSorted())
})

test('a file that somebody wrote is noticed in the next round, without reading it', async () => {
  const { paths, read, page, whole, round } = await createStore('touched')
  await writeFile(page, whole.replace('<', '< '))
  read.length = 0
  await round()
  expect(await readFile(page, 'utf8')).toBe(whole)
  expect(read.length).toBeLessThan(paths.length)
})

test('damage that leaves the time of a file as it was is mended within a day', async () => {
  const { page, whole, round } = await createStore('rotten')
  const { atime, mtime } = await stat(page)
  await writeFile(page, whole.replace('<', '['))
  await utimes(page, atime, mtime)
  for (let done = 0; done < roundsOfADay; done++) await round()
  expect(await readFile(page, 'utf8')).toBe(whole)
})
