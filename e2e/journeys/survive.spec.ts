import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../stack.ts'

test('with the application and PostgreSQL killed, nginx serves every published page and file', async ({
  page,
  stack,
}) => {
  const paths = await published(stack.siteFolder)
  expect(paths).toEqual(expect.arrayContaining(['/', '/privacy', '/_.data', '/privacy.data']))
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

/** The addresses of everything that lies in the page store. */
async function published(siteFolder: string) {
  const names = await readdir(join(siteFolder, 'pages'), { recursive: true })
  return names
    .filter((name) => /\.(html|data)$/.test(name))
    .map((name) => `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`)
}

async function bytesOf(url: string) {
  const response = await fetch(url)
  expect(response.status, url).toBe(200)
  return [url, await response.text()]
}
