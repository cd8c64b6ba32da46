import { limits } from '@busbar/contract'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mayRemoveAssets } from '../../content/assets/asset-removal-lock.ts'
import { assetUses, storedFiles } from '../../content/tables.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { fileKey } from './keep-file.ts'

export const fileSweep: JobKind<object> = {
  queue: queueNames.fileSweep,
  payload: z.object({}),
  due: '23 4 * * *',
}

type Dependencies = { db: Database; storage: Storage }

/**
 * Takes away files that no download names, neither now nor in a version that history keeps, once they are older than
 * the trash keeps anything.
 */
export function createFileSweep(dependencies: Dependencies): JobHandler<object> {
  const { db } = dependencies
  return async () => {
    const unused = await db.select().from(storedFiles).where(isUnused(db)).limit(1000)
    for (const file of unused) await removeFile(dependencies, file)
  }
}

/** The row stays locked until the file is gone: an upload of the same file waits, and a new reference finds it gone. */
async function removeFile({ db, storage }: Dependencies, file: typeof storedFiles.$inferSelect) {
  await db.transaction(async (tx) => {
    // Tomorrow is soon enough.
    if (!(await mayRemoveAssets(tx))) return
    const isIt = eq(storedFiles.hash, file.hash)
    // Separate statement: waits for concurrent references, so the delete sees them.
    await tx.select({ hash: storedFiles.hash }).from(storedFiles).where(isIt).for('update')
    const [gone] = await tx
      .delete(storedFiles)
      .where(and(isIt, isUnused(tx)))
      .returning({ hash: storedFiles.hash })
    if (gone) await storage.remove(fileKey(file))
  })
}

const isUnused = (db: Pick<Database, 'select'>) =>
  and(
    lt(storedFiles.createdAt, sql`now() - make_interval(days => ${limits.trash.keptForDays})`),
    notExists(
      db.select({ file: assetUses.file }).from(assetUses).where(eq(assetUses.file, storedFiles.hash)),
    ),
  )
