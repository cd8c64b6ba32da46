import { randomUUIDv7 } from 'node:crypto'
import type { ShareLink } from '@busbar/contract'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import { releases } from '../../content/draft-tables.ts'
import { notFound } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { createToken, hashOfToken } from '../../platform/secrets/tokens.ts'
import { broadcastRelease, lockOpen } from './releases.ts'
import { shareLinks } from './table.ts'

/** Makes a link to a release's preview. Its token is answered once and kept nowhere. */
export async function addShareLink(
  tx: Transaction,
  by: { _id: string | null; name: string },
  release: string,
  days: number,
) {
  await lockOpen(tx, release)
  const token = createToken()
  const [row] = await tx
    .insert(shareLinks)
    .values({
      _id: randomUUIDv7(),
      release,
      tokenHash: hashOfToken(token),
      createdById: by._id,
      createdByName: by.name,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning()
  await broadcastRelease(tx, release)
  return { ...presentShareLink(row as typeof shareLinks.$inferSelect), path: `/preview/${token}` }
}

/** The links of a release that still work, newest first. */
export async function listShareLinks(db: Queryable, release: string): Promise<ShareLink[]> {
  const rows = await db
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.release, release), works))
    .orderBy(desc(shareLinks._id))
  return rows.map(presentShareLink)
}

export async function withdrawShareLink(tx: Transaction, release: string, id: string) {
  const [row] = await tx
    .update(shareLinks)
    .set({ withdrawnAt: now })
    .where(and(eq(shareLinks._id, id), eq(shareLinks.release, release), isNull(shareLinks.withdrawnAt)))
    .returning({ _id: shareLinks._id })
  if (!row) throw notFound('link')
  await broadcastRelease(tx, release)
}

const works = and(isNull(shareLinks.withdrawnAt), gt(shareLinks.expiresAt, now))

/** The release that a link shows, and until when; null when there is no such link, it has ended, or the release is live. */
export async function releaseOfLink(db: Queryable, token: string) {
  const [row] = await db
    .select({ release: shareLinks.release, name: releases.name, expiresAt: shareLinks.expiresAt })
    .from(shareLinks)
    .innerJoin(releases, eq(releases._id, shareLinks.release))
    .where(and(eq(shareLinks.tokenHash, hashOfToken(token)), works, ne(releases.status, 'published')))
  return row ?? null
}

function presentShareLink({ _id, createdAt, expiresAt, ...row }: typeof shareLinks.$inferSelect): ShareLink {
  return { _id, createdAt, expiresAt, createdBy: { _id: row.createdById, name: row.createdByName } }
}
