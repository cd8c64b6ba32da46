import { type LibraryImage, type libraryQuery, limits } from '@busbar/contract'
import { aliasedTable, and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { matches } from '../../content/store-reads.ts'
import { fileOf, images } from '../../content/tables.ts'
import { notFound } from '../../platform/errors.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { type AssetReferenceSource, usedByTitle, usesNow } from './asset-references.ts'

/** Every image once, the newest first. */
export async function listImages(
  db: Queryable,
  sources: AssetReferenceSource[],
  { search, folder, only, before }: z.output<typeof libraryQuery>,
) {
  const uses = usesNow(sources, fileOf(images))
  const which = and(
    isOldestTwin(db),
    folder ? eq(sql`split_part(${images.url}, '/', 3)`, folder) : undefined,
    only === 'unused' ? sql`not ${uses.exist}` : undefined,
    only === 'undescribed' ? eq(images.alt, '') : undefined,
    before ? isAfter(before) : undefined,
  )
  const rows = await find(db, uses.count, [
    which,
    search
      ? isAmongNewest(db, which, [
          matches([images.name, images.alt], search),
          ...usedByTitle(sources, fileOf(images), search),
        ])
      : undefined,
  ]).limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return { page, next: last ? `${last.createdAt}/${last.file}` : null }
}

/** One image by its file. */
export async function findImage(
  db: Queryable,
  sources: AssetReferenceSource[],
  file: string,
): Promise<LibraryImage> {
  const [image] = await find(db, usesNow(sources, fileOf(images)).count, [
    isOldestTwin(db),
    eq(fileOf(images), file),
  ])
  if (!image) throw notFound('image')
  return image
}

const { history: pageSize } = limits.lists

function find(db: Queryable, uses: SQL<number>, which: (SQL | undefined)[]) {
  return db
    .select({
      file: fileOf(images),
      imageUrl: images.url,
      name: images.name,
      folder: sql<string>`split_part(${images.url}, '/', 3)`,
      alt: images.alt,
      focus: images.focus,
      width: images.width,
      height: images.height,
      thumbHash: images.thumbHash,
      widths: images.widths,
      createdAt: images.createdAt,
      uses,
    })
    .from(images)
    .where(and(...which))
    .orderBy(...newestFirst)
}

const newestFirst = [desc(images.createdAt), desc(fileOf(images))]

const twin = aliasedTable(images, 'twin')

/** The same file can have been uploaded to several folders: one of them represents all. */
function isOldestTwin(db: Queryable) {
  const isOlder = sql`(${twin.createdAt}, ${twin.url}) < (${images.createdAt}, ${images.url})`
  return notExists(
    db
      .select({ url: twin.url })
      .from(twin)
      .where(and(eq(fileOf(twin), fileOf(images)), isOlder)),
  )
}

/**
 * Whether one of the conditions holds, for the newest images of each: more than a page of them nobody asks for. PostgreSQL
 * finds each in its own way, by an index of words or from the newest on; as one condition it would read all images.
 */
function isAmongNewest(db: Queryable, which: SQL | undefined, conditions: (SQL | undefined)[]) {
  const found = conditions.map(
    (condition) =>
      sql`(${db
        .select({ file: fileOf(images) })
        .from(images)
        .where(and(which, condition))
        .orderBy(...newestFirst)
        .limit(pageSize + 1)})`,
  )
  return sql`${fileOf(images)} in (${sql.join(found, sql` union all `)})`
}

function isAfter(cursor: string) {
  const [at, file] = cursor.split('/')
  return sql`(${images.createdAt}, ${fileOf(images)}) < (${at}::timestamptz, ${file})`
}
