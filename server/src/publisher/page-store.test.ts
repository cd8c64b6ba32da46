import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolderStore } from './page-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'busbar-store-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('copies that share a folder can all clear it at the same moment', async () => {
  const copies = await Promise.all(Array.from({ length: 8 }, () => openFolderStore(folder)))
  for (const path of ['/', '/privacy']) await copies[0]?.put(path, '<h1>Open</h1>')
  await Promise.all(copies.map((copy) => copy.clear()))
  expect(await copies[0]?.list()).toEqual([])
})
