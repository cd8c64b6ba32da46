import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../dev/free-port.ts'
import { startProcess } from '../../../dev/process.ts'
import type { Stack } from '../../../dev/stack.ts'
import { answers, waitUntil } from '../../../dev/wait-until.ts'
import { expect, test } from '../../stack.ts'

const main = join(import.meta.dirname, '../../../server/src/main.ts')

/** One more copy with a page store of its own, which it begins to fill at once. */
async function startCopy(stack: Stack, command: 'serve' | 'work', env: Record<string, string> = {}) {
  const port = await freePort()
  const name = `${command}-${port}`
  const log = join(stack.folder, `${name}.log`)
  const running = await startProcess({
    command: process.execPath,
    args: [main, command],
    log,
    env: {
      ...stack.apps[0]?.environment,
      PORT: `${port}`,
      SITE_FOLDER: join(stack.folder, name),
      ...env,
    },
  })
  return { running, port, url: `http://127.0.0.1:${port}`, logged: () => readFileSync(log, 'utf8') }
}

test('a copy that is told to stop says so, finishes what it has begun, and fails no page', async ({
  stack,
}) => {
  const { running, port, url, logged } = await startCopy(stack, 'serve', { DRAIN_SECONDS: '3' })
  await waitUntil('the copy', () => answers(`${url}/api/readyz`))

  // A message whose second half comes after the signal.
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Switchgear',
    message: 'A panel, please.',
  })
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))

  const asked = Date.now()
  running.child.kill('SIGTERM')
  await waitUntil('it not to be ready', async () => (await fetch(`${url}/api/readyz`)).status === 503)
  const unready = await fetch(`${url}/api/readyz`)
  expect([unready.headers.get('connection'), unready.headers.get('retry-after')]).toEqual(['close', '5'])
  expect((await fetch(`${url}/api/livez`)).status).toBe(200)
  socket.write(body.slice(20))
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)

  await running.gone
  expect(running.child.exitCode).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)
  expect(logged(), 'pages that were being published are not reported as failed').not.toMatch(
    /"level":(40|50)/,
  )
})

test('a second signal ends it at once', async ({ stack }) => {
  const { running, url } = await startCopy(stack, 'serve', { DRAIN_SECONDS: '4' })
  await waitUntil('the copy', () => answers(`${url}/api/readyz`))
  running.child.kill('SIGTERM')
  await waitUntil('it not to be ready', async () => !(await answers(`${url}/api/readyz`)))
  const asked = Date.now()
  running.child.kill('SIGTERM')
  await running.gone
  expect(Date.now() - asked).toBeLessThan(1000)
  expect(running.child.exitCode).toBe(1)
})

test('a copy that only serves leaves its pages to one that only works', async ({ stack }) => {
  const site = join(stack.folder, 'apart')
  const serving = await startCopy(stack, 'serve', { WORK: 'false', SITE_FOLDER: site })
  await waitUntil('the copy', () => answers(`${serving.url}/api/readyz`))
  const isPublished = () => {
    try {
      return readFileSync(join(site, 'pages/privacy.html'), 'utf8').includes('</html>')
    } catch {
      return false
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(isPublished(), 'it publishes nothing by itself').toBe(false)
  const working = await startCopy(stack, 'work', { SITE_FOLDER: site })
  await waitUntil('the pages', isPublished)
  await expect(fetch(`${working.url}/api/livez`), 'it serves nobody').rejects.toThrow()
  for (const { running } of [working, serving]) {
    await running.stop()
    expect(running.child.exitCode).toBe(0)
  }
})
