import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { copyParts, type Template } from '../dev/stack/template.ts'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { waitForImageSizes } from './image-sizes.ts'
import { releasesOf } from './people.ts'

const variable = 'BUSBAR_TEMPLATES'

/** Before the first journey: fills and publishes the demo's product once for each worker, whose journeys begin with it. */
export default async function makeTemplates({ workers }: FullConfig) {
  const first = await makeTemplate()
  const others = Array.from({ length: workers - 1 }, () => makeTemplate(first.folder))
  const templates = [first, ...(await Promise.all(others))]
  process.env[variable] = JSON.stringify(templates)
  return () => {
    for (const { folder } of templates) rmSync(folder, { recursive: true, force: true })
  }
}

/** The one of this worker: its address stands in its pages, so two workers cannot share one. */
export function templateOf(worker: number): Template {
  return JSON.parse(process.env[variable] ?? '[]')[worker]
}

/** Another one begins with the records and images of the first, and has its own address in its pages. */
async function makeTemplate(first?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'busbar-template-'))
  if (first) copyParts(first, folder, ['postgres', 'uploads'])
  const stack = await startStack({ copies: 1, nginx: true, durable: false, folder })
  await waitForImageSizes(stack)
  // A page that is asked for is published.
  const sitemap = await (await fetch(`${stack.url}/sitemap.xml`)).text()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)/g)) await (await fetch(address)).arrayBuffer()
  const { publishing } = await releasesOf(stack, stack.signIn)
  await waitUntil('every page to be published', async () => (await publishing()).due === 0, { seconds: 300 })
  return stack.keep()
}
