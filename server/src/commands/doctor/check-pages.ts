import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore } from '../../publisher/page-store.ts'
import type { Finding } from './finding.ts'

const about = 'Pages'
const mend = 'Run: busbar publish (a running copy fixes it within the hour)'

/** Whether what nginx serves is what was published and built; looks, and changes nothing. */
export async function checkPages(siteFolder: string, staticFolder: string): Promise<Finding> {
  if (!existsSync(join(siteFolder, 'store-id'))) {
    return { about, state: 'warning', found: 'nothing is published here yet', mend }
  }
  const store = await openFolderStore(siteFolder)
  const paths = await store.list()
  let damaged = 0
  for (const path of paths) if (!(await store.isWhole(path))) damaged++
  const files = await store.damagedStatic(staticFolder)
  if (damaged + files.length === 0) return { about, state: 'ok', found: `${paths.length}, all as published` }
  const found = `${damaged} of ${paths.length} pages and ${files.length} built files are not as they were published`
  return { about, state: 'failed', found, mend }
}
