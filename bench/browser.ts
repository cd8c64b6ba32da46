import { join } from 'node:path'
import { freePort } from '../dev/free-port.ts'
import { startProcess } from '../dev/process.ts'
import { answers, waitUntil } from '../dev/wait-until.ts'

export type Browser = { port: number; stop(): Promise<void> }

/** Chromium with an empty profile, which accepts commands. */
export async function startBrowser(folder: string): Promise<Browser> {
  const port = await freePort()
  const running = await startProcess({
    command: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      // The certificate of a measurement is signed by nobody.
      '--ignore-certificate-errors',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'browser')}`,
      'about:blank',
    ],
    log: join(folder, 'browser.log'),
  })
  await waitUntil('Chromium', () => answers(`http://127.0.0.1:${port}/json/version`))
  return { port, stop: () => running.stop() }
}
