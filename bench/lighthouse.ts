import { type Look, readyMadeLooks, standardLook } from '@busbar/contract'
import { freePort } from '../dev/free-port.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { measureInteractions } from '../e2e/interactions.ts'
import { signedIn } from '../e2e/people.ts'
import { publicPages } from '../e2e/site-pages.ts'
import { startBrowser } from './browser.ts'
import { startHttpsFront } from './https-front.ts'
import { type Audited, type Figure, figures, measure } from './lighthouse-page.ts'

/**
 * Lighthouse's scores for the demo company's pages on its simulated phone. They depend on the speed of this machine.
 * `--looks` measures the home page and a product page in each of the ready-made looks instead.
 */
const runs = process.argv.includes('--short') ? 1 : 5

const port = await freePort()
const address = `https://localhost:${port}`
const stack = await startStack({ copies: 1, nginx: false, env: { PUBLIC_URL: address } })
const parts: { stop(): Promise<void> }[] = [stack]
try {
  const { privacy: _, ...pages } = await publicPages(stack)
  await letVisitorsZoom(stack)
  for (const path of Object.values(pages)) await waitForPage(stack.url + path, standardLook)
  parts.push(await startHttpsFront(stack, port))
  const browser = await startBrowser(stack.folder)
  parts.push(browser)
  const audit = async (name: string, path: string) => {
    const audited = await measure(address + path, { port: browser.port, runs })
    report(`${name} ${path}`, audited)
    return [name, audited.values] as const
  }
  if (process.argv.includes('--looks')) await auditLooks([pages.home, pages.product], audit)
  else {
    const results: (readonly [string, Audited['values']])[] = []
    for (const [name, path] of Object.entries(pages)) results.push(await audit(name, path))
    console.log('\nFrom input to next paint, on a phone four times as slow as this machine')
    const interactions = await measureInteractions(address)
    console.log(JSON.stringify({ ...Object.fromEntries(results), interactions }))
  }
} finally {
  for (const part of parts.toReversed()) await part.stop()
}

async function auditLooks(paths: string[], audit: (name: string, path: string) => Promise<unknown>) {
  const owner = await signedIn(stack, stack.signIn)
  for (const [name, look] of Object.entries<Look>(readyMadeLooks)) {
    await owner.siteSettings.update({ look })
    for (const path of paths) await waitForPage(stack.url + path, look)
    for (const path of paths) await audit(name, path)
  }
}

/** The product starts with a fixed scale, as specified, which costs points for accessibility. */
async function letVisitorsZoom(stack: Stack) {
  await (await signedIn(stack, stack.signIn)).siteSettings.update({ canZoom: true })
}

/** Published with the settings, and with the smaller sizes of its images, which are made in the background. */
async function waitForPage(url: string, { primary }: Look) {
  await waitUntil(
    `${url} to be published with all sizes of its images`,
    async () => {
      const html = await (await fetch(url)).text()
      const pictures = html.match(/<picture.*?<\/picture>/gs) ?? []
      const uploads = pictures.filter((picture) => picture.includes('src="/uploads/'))
      const isSet = !html.includes('user-scalable=no') && html.includes(`--ink:${primary}`)
      return isSet && uploads.every((picture) => picture.includes('<source'))
    },
    { seconds: 240, every: 1000 },
  )
}

function report(page: string, { values, findings, machine }: Audited) {
  console.log(`\n${page}, on a machine of speed ${machine}`)
  for (const [name, { goal, unit, isAtLeast }] of Object.entries(figures)) {
    const value = values[name as Figure]
    const isReached = isAtLeast ? value >= goal : value <= goal
    const wanted = `${isAtLeast ? 'at least' : 'at most'} ${goal}${unit}`
    console.log(
      ` ${name.padEnd(14)}${`${value}${unit}`.padStart(12)}  ${wanted.padEnd(18)} ${isReached ? 'reached' : 'NOT REACHED'}`,
    )
  }
  for (const finding of findings) console.log(`  - ${finding}`)
}
