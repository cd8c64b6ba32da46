import type { ImageDetails } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/postgres/db.ts'
import { imageKey, trackRead } from '../read-tracking.ts'
import { images } from '../tables.ts'

/** Gives each record what is known of the uploaded images that it names, with one query for all of them. */
export async function withImageDetails<Row extends object>(db: Queryable, rows: Row[]) {
  const named = rows.map((row) => [...new Set(uploadsIn(Object.values(row)))])
  const addresses = [...new Set(named.flat())]
  for (const address of addresses) trackRead(imageKey(address))
  const known = new Map<string, ImageDetails>()
  if (addresses.length > 0) {
    // One array, so that the statement is the same however many there are.
    const found = await db
      .select()
      .from(images)
      .where(sql`${images.url} = any(${sql.param(addresses)})`)
    for (const { url, ...details } of found) known.set(url, details)
  }
  return rows.map((row, index) => ({
    ...row,
    pictures: Object.fromEntries(
      (named[index] ?? []).flatMap((address) => {
        const details = known.get(address)
        return details ? [[address, details]] : []
      }),
    ),
  }))
}

function uploadsIn(values: unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return value.startsWith('/uploads/') ? [value] : []
    return typeof value === 'object' && value !== null ? uploadsIn(Object.values(value)) : []
  })
}
