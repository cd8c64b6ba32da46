import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolderStore } from '../../publisher/page-store.ts'
import { checkPages } from './check-pages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'busbar-pages-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('doctor counts the pages and built files that are not as they were published', async () => {
  const [site, built] = [join(folder, 'site'), join(folder, 'built')]
  await mkdir(join(built, 'assets'), { recursive: true })
  await writeFile(join(built, 'assets/app-1.js'), 'run()')
  expect(await checkPages(site, built)).toMatchObject({
    state: 'warning',
    found: 'nothing is published here yet',
  })

  const store = await openFolderStore(site)
  for (const path of ['/', '/privacy', '/products']) await store.put(path, '<h1>We keep it</h1>')
  await store.putStatic(built)
  expect(await checkPages(site, built)).toEqual({ about: 'Pages', state: 'ok', found: '3, all as published' })

  await writeFile(join(site, 'pages/privacy.html'), '<h1>We sell it</h1>')
  await rm(join(site, 'pages/products.html.br'))
  await writeFile(join(site, 'static/assets/app-1.js'), 'ruin()')
  expect(await checkPages(site, built)).toMatchObject({
    state: 'failed',
    found: '2 of 3 pages and 1 built files are not as they were published',
    mend: expect.stringContaining('busbar publish'),
  })
})
