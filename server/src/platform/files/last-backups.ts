import { sql } from 'drizzle-orm'
import type { Queryable } from '../postgres/db.ts'
import { backups } from '../postgres/tables.ts'

export type LastBackups = {
  /** The last good one. */
  made: { at: Date; bytes: number } | null
  /** When one was last restored and found to be the same. */
  provenAt: Date | null
  /** Whether the very last one that was tried is no good. */
  hasFailed: boolean
}

const day = 24 * 60 * 60_000

/** What the backups that were made here say about themselves. */
export async function lastBackups(db: Queryable): Promise<LastBackups> {
  const newest = sql`${backups.startedAt} desc`
  const [last] = await db.select().from(backups).orderBy(newest).limit(1)
  const [good] = await db
    .select()
    .from(backups)
    .where(sql`${backups.problem} is null`)
    .orderBy(newest)
    .limit(1)
  const [proven] = await db
    .select({ at: backups.provenAt })
    .from(backups)
    .where(sql`${backups.provenAt} is not null`)
    .orderBy(sql`${backups.provenAt} desc`)
    .limit(1)
  return {
    made: good ? { at: good.finishedAt, bytes: good.bytes } : null,
    provenAt: proven?.at ?? null,
    hasFailed: Boolean(last?.problem),
  }
}

/** What is not as it should be: one backup a day, and one a week that is proven. Null when all is well. */
export function backupProblem({ made, provenAt, hasFailed }: LastBackups) {
  if (hasFailed) return 'backup-failed'
  if (!made) return 'no-backup'
  if (Date.now() - made.at.getTime() > 2 * day) return 'outdated'
  return !provenAt || Date.now() - provenAt.getTime() > 8 * day ? 'unproven' : null
}
