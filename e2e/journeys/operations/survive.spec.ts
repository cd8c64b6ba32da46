import { execFile } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../../stack.ts'

test.use({ copies: 2 })

test('with the application and PostgreSQL killed, nginx serves every published page and file', async ({
  page,
  stack,
}) => {
  const paths = await published(stack.siteFolder)
  expect(paths).toEqual(expect.arrayContaining(['/', '/privacy']))
  const before = await Promise.all(paths.map((path) => bytesOf(stack.url + path)))

  for (const app of stack.apps) app.kill()
  stack.postgres.kill()
  await expect(fetch(`${stack.appUrls[0]}/api/livez`)).rejects.toThrow()
  expect((await fetch(`${stack.url}/api/partners`)).status).toBe(503)

  const after = await Promise.all(paths.map((path) => bytesOf(stack.url + path)))
  expect(after).toEqual(before)
  await page.goto('/')
  await expect(page.getByText('Norrkabel').first()).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i)

  await stack.postgres.start()
  await Promise.all(stack.apps.map((app) => app.start()))
  expect((await fetch(`${stack.url}/api/partners`)).status).toBe(200)
})

test('pages that were lost or changed by hand are published again by a command', async ({ stack }) => {
  const pages = join(stack.siteFolder, 'pages')
  const before = await bytesOf(`${stack.url}/`)
  const privacy = await bytesOf(`${stack.url}/privacy`)
  for (const app of stack.apps) await app.stop()
  await writeFile(join(pages, 'index.html'), 'changed by hand')
  await rm(join(pages, 'privacy.html'))

  const main = join(import.meta.dirname, '../../../server/src/main.ts')
  const env = { ...process.env, ...stack.apps[0]?.environment }
  const { stderr } = await promisify(execFile)(process.execPath, [main, 'publish'], { env })
  expect(stderr).toMatch(/\d+ pages published, 0 failed\./)

  expect(await bytesOf(`${stack.url}/`)).toEqual(before)
  expect(await bytesOf(`${stack.url}/privacy`)).toEqual(privacy)
  await Promise.all(stack.apps.map((app) => app.start()))
})

/** The addresses of everything that lies in the page store. */
async function published(siteFolder: string) {
  const names = await readdir(join(siteFolder, 'pages'), { recursive: true })
  return names
    .filter((name) => /\.(?:html|pdf)$/.test(name))
    .map((name) => `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`)
}

async function bytesOf(url: string) {
  const response = await fetch(url)
  expect(response.status, url).toBe(200)
  return [url, await response.text()]
}
