import { readFile } from 'node:fs/promises'
import type { Stack } from '../../../dev/stack.ts'
import { expect, test } from '../../stack.ts'

const secret = 'a-secret-of-a-mailed-link'
const links = [
  `/reset-password?token=${secret}`,
  `/register?invitation=${secret}`,
  `/preview/${secret}/privacy`,
]

test('no log of nginx tells the secret of a mailed or shared link, also when no copy of the application answers', async ({
  page,
  stack,
}) => {
  for (const link of links) await page.goto(link)
  // An older browser, or one that was told to, names the page that it comes from.
  for (const link of links)
    await fetch(`${stack.url}/contact`, { headers: { referer: `${stack.url}${link}` } })
  for (const app of stack.apps) app.kill()
  for (const link of links) expect((await fetch(stack.url + link)).status).toBe(503)
  await fetch(`${stack.url}/api/partners`)

  const lines = await loggedUntil(stack, (line) => line.includes('/api/partners'))
  const asked = lines.filter((line) => /"GET \/(reset-password|register|preview\/-) HTTP/.test(line))
  const answers = asked.map((line) => / (\d{3}) /.exec(line)?.[1])
  // Other journeys of this worker were here before.
  expect(answers.slice(-6)).toEqual(['200', '200', '404', '503', '503', '503'])
  const cameFrom = lines.filter((line) => line.includes('"GET /contact HTTP')).slice(-3)
  for (const [index, page] of ['/reset-password', '/register', '/preview/-'].entries())
    expect(cameFrom[index]).toContain(`"${stack.url}${page}"`)
  expect(lines.join('\n')).not.toContain(secret)

  const errors = await readFile(stack.nginx?.errorLog ?? '', 'utf8')
  expect(errors, 'a copy that does not answer is told').toContain('/api/partners')
  expect(errors).not.toContain(secret)
  await Promise.all(stack.apps.map((app) => app.start()))
})

/** The lines of the access log, once one of them is there: nginx writes a line when a request ends. */
async function loggedUntil(stack: Stack, isThere: (line: string) => boolean) {
  let lines: string[] = []
  await expect(async () => {
    lines = (await readFile(stack.nginx?.accessLog ?? '', 'utf8')).split('\n')
    expect(lines.some(isThere)).toBe(true)
  }).toPass()
  return lines
}
