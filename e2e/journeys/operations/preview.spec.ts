import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, createReleaseClient } from '@busbar/contract'
import type { Stack } from '../../../dev/stack.ts'
import { waitUntil } from '../../../dev/wait-until.ts'
import { waitForImageSizes } from '../../image-sizes.ts'
import { expect, test } from '../../stack.ts'

test('a preview is, to the byte, the page that is published afterwards; visitors see nothing of it before', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  // Pages change by themselves until they can offer every size of their images.
  await waitForImageSizes(stack)
  const office = await signedIn(stack)
  const { release, paths, name } = await draftRelease(office)
  const live = () => Promise.all(paths.map((path) => served(stack, path)))
  const before = await live()
  const times: number[] = []
  const previews: string[] = []
  for (const path of paths) {
    const began = performance.now()
    previews.push(await office.preview(path, release))
    times.push(performance.now() - began)
  }
  console.log(`    previews took ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`)
  expect(previews[0]).toContain(name)
  expect(await live()).toEqual(before)
  expect(before.join()).not.toContain(name)
  expect(await filesWith(stack, name)).toEqual([])

  const { path: shared } = await office.releases.share(release)
  await page.goto(shared)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`${shared}/privacy$`))

  await office.releases.publish(release)
  await waitUntil('the pages are published', async () => (await served(stack, '/')).includes(name))
  for (const [index, path] of paths.entries()) {
    const wanted = timeless(previews[index] ?? '')
    await waitUntil(
      `${path} is what was previewed`,
      async () => timeless(await served(stack, path)) === wanted,
    )
  }
  expect((await fetch(new URL(shared, stack.url))).status).toBe(404)
  await office.releases.undo(release)
  await waitUntil('all is back', async () => timeless(await served(stack, '/')) === timeless(before[0] ?? ''))
})

const timeless = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')

/** The published files, mails and logs in which these words stand. */
async function filesWith({ folder }: Stack, words: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'postgres')))
  expect(files.filter((path) => path.endsWith('index.html'))).not.toEqual([])
  const isFound = await Promise.all(files.map(async (path) => (await readFile(path)).includes(words)))
  return files.filter((_, index) => isFound[index])
}

async function served({ url }: Stack, path: string) {
  return (await fetch(new URL(path, url))).text()
}

async function signedIn({ url, signIn: who }: Stack) {
  const fetchFrom: typeof fetch = (path, init) => fetch(new URL(String(path), url), init)
  let token: string | null = null
  const options = { fetch: fetchFrom, token: () => token }
  const client = createClient(options)
  token = (await client.session.login(who)).token
  return {
    client,
    ...createReleaseClient(options),
    /** The bytes as they are. */
    async preview(path: string, release: string) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = JSON.stringify({ path, release })
      const answer = await fetchFrom('/api/preview', { method: 'POST', headers, body })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      return answer.text()
    },
  }
}

/** New, changed, deleted, reordered, and the first slide; the pages that show it. */
async function draftRelease({ client, drafts, releases }: Awaited<ReturnType<typeof signedIn>>) {
  const { _id: release } = await releases.create({ name: 'Autumn' })
  const name = 'Quicksilver Switchgear'
  const [partners, services, { data: products }] = [
    (await client.partners.list()).data,
    (await client.services.list()).data,
    await client.products.list({ limit: 3 }),
  ]
  const draft = (body: Omit<Parameters<typeof drafts.create>[0], 'release'>) =>
    drafts.create({ ...body, release })
  await draft({ collection: 'partners', kind: 'new', values: { name, description: 'New here.' } })
  await draft({ collection: 'products', kind: 'new', values: { title: name, shortDescription: 'New here.' } })
  await draft({ collection: 'services', kind: 'new', values: { title: name, displayOrder: 0 } })
  const changed = { shortDescription: 'Quieter than ever.' }
  await draft({ collection: 'products', recordId: products[0]?._id, kind: 'changed', values: changed })
  await draft({ collection: 'partners', recordId: partners[0]?._id, kind: 'deleted' })
  const order = services.map(({ _id }) => _id).toReversed()
  await draft({ collection: 'services', kind: 'reordered', values: { order } })
  const { heroImages } = await client.company.get()
  const slides = heroImages.map((slide, index) => (index === 0 ? { ...slide, title: name } : slide))
  await draft({ collection: 'company', kind: 'changed', values: { heroImages: slides } })
  const paths = ['/', `/products/${products[0]?.slug}`, '/privacy', '/sitemap.xml']
  return { release, paths, name }
}
