import type { ReleaseCheck } from '@busbar/contract'
import { type Actor, change } from '../../content/change.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { dryRun } from '../../platform/postgres/dry-run.ts'
import { type Applied, tryDrafts } from './apply-drafts.ts'
import type { DraftTarget } from './draft-target.ts'

export type Checking = {
  db: Database
  targets: DraftTarget[]
  /** The addresses of the pages that are made of one of these keys. */
  pagesOf: (keys: string[]) => Promise<string[]>
}

/** What drafts would do if they were published now: they are applied, checked and rolled back. */
export async function checkDrafts(
  { db, targets, pagesOf }: Checking,
  actor: Actor,
  drafts: Applied[],
): Promise<ReleaseCheck> {
  return dryRun(db, () =>
    change(db, actor, async (open) => {
      const keys = new Set<string>()
      const touch = (touched: string[]) => {
        for (const key of touched) keys.add(key)
      }
      const watched = { ...open, touch, note: (_entry: unknown, touched: string[]) => touch(touched) }
      const found = await tryDrafts(watched, targets, drafts)
      return { ...found, pages: (await pagesOf([...keys])).toSorted() }
    }),
  )
}
