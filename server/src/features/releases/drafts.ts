import { randomUUIDv7 } from 'node:crypto'
import {
  type Admin,
  type Draft,
  type DraftKind,
  type DraftMark,
  type draftChange,
  type draftInput,
  type draftQuery,
  limits,
  type previewInput,
  type ReleaseDetails,
  texts,
} from '@busbar/contract'
import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { z } from 'zod'
import { noteAssetUses } from '../../content/assets/asset-uses.ts'
import { now } from '../../content/columns.ts'
import { type DraftRow, drafts, releases, type Values } from '../../content/draft-tables.ts'
import { discardDrafts, dropWhenEmpty } from '../../content/remove-drafts.ts'
import { conflict, invalid, notAllowed, notFound, stale } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { broadcast } from '../../platform/postgres/live-events.ts'
import type { Applied } from './apply-drafts.ts'
import { clashesOf, orderClashes, presentClash, withTheirEntries } from './clashes.ts'
import { type DraftTarget, targetOf } from './draft-target.ts'
import { changedValues, newValues, orderOf } from './draft-values.ts'
import {
  type Author,
  addRelease,
  draftsIn,
  lockContents,
  publishedDraftsOf,
  readRelease,
} from './releases.ts'

/** What the calls of drafts and releases work with. */
export type Drafting = { tx: Transaction; targets: DraftTarget[]; viewer: Author }

/** The drafts there are, newest first, each with its release. */
export async function listDrafts(
  db: Queryable,
  query: z.output<typeof draftQuery> = {},
): Promise<DraftMark[]> {
  const { collection, recordId, release } = query
  const rows = await db
    .select({ draft: getTableColumns(drafts), release: releases })
    .from(drafts)
    .innerJoin(releases, eq(releases._id, drafts.release))
    .where(
      and(
        collection ? eq(drafts.collection, collection) : undefined,
        recordId ? eq(drafts.recordId, recordId) : undefined,
        release ? eq(drafts.release, release) : undefined,
      ),
    )
    .orderBy(desc(drafts._id))
    .limit(limits.lists.unpagedMax)
  return rows.map(({ draft, release }) => markOf(draft, release))
}

/** A release with what is in it; of a published one, what it was published with. */
export async function readReleaseDetails(db: Queryable, id: string): Promise<ReleaseDetails> {
  const release = await readRelease(db, id)
  if (release.status !== 'published') return { ...release, drafts: await listDrafts(db, { release: id }) }
  const published = await publishedDraftsOf(db, id)
  return { ...release, drafts: published.map((draft) => markOf(draft, release)).toReversed() }
}

function markOf(draft: DraftRow, release: DraftMark['release']): DraftMark {
  const author = { _id: draft.authorId, name: draft.authorName }
  return { ...draft, fields: Object.keys(draft.values), author, release }
}

/** One draft with what it changes, and where it clashes with what is live. */
export async function readDraft(db: Queryable, targets: DraftTarget[], id: string): Promise<Draft> {
  const row = await find(db, id)
  const [mark] = await listDrafts(db, { release: row.release, collection: row.collection }).then((marks) =>
    marks.filter(({ _id }) => _id === id),
  )
  if (!mark) throw notFound('draft')
  const target = targetOf(targets, row.collection)
  const live = row.kind === 'reordered' ? null : await target.live(db, row.recordId)
  const clashes =
    row.kind === 'reordered'
      ? orderClashes(row, (await target.order?.read(db)) ?? [])
      : clashesOf(row, live, target.keyed)
  return {
    ...mark,
    values: live && row.kind === 'changed' ? withTheirEntries(row, live.values, target.keyed) : row.values,
    baseRevision: row.baseRevision,
    liveRevision: live?.revision ?? null,
    clashes: clashes.map((clash) => presentClash(row, clash)),
  }
}

/** Begins a draft, in a release or as one of its own; a record has one at most. */
export async function createDraft(drafting: Drafting, input: z.output<typeof draftInput>): Promise<string> {
  const { tx, targets, viewer } = drafting
  const target = targetOf(targets, input.collection)
  assertMayChange(target, viewer)
  const recordId = recordOf(target, input)
  const resolved = await resolveDraftValues(tx, target, { ...input, recordId })
  await target.claim?.(tx, recordId ?? '', resolved.values)
  const release = input.release
    ? (await lockContents(tx, viewer, input.release))._id
    : await addRelease(tx, viewer, { name: null })
  await assertRoom(tx, release)
  const [row] = await tx
    .insert(drafts)
    .values({
      _id: randomUUIDv7(),
      release,
      collection: target.name,
      recordId,
      kind: input.kind,
      ...resolved,
      authorId: viewer._id,
      authorName: viewer.name,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw conflict('draft_exists', texts.releases.hasDraft)
  await afterDraftSaved(tx, row)
  return row._id
}

/** Puts ready-made drafts into a release. Answers those whose record has a draft already, which are left out. */
export async function addDrafts(
  { tx, targets, viewer }: Drafting,
  release: string,
  ready: Applied[],
): Promise<Applied[]> {
  const author = { authorId: viewer._id, authorName: viewer.name }
  const left: Applied[] = []
  for (const draft of ready) {
    await targetOf(targets, draft.collection).claim?.(tx, draft.recordId ?? '', draft.values)
    const [row] = await tx
      .insert(drafts)
      .values({ ...draft, ...author, release })
      .onConflictDoNothing()
      .returning()
    if (row) await afterDraftSaved(tx, row)
    else left.push(draft)
  }
  return left
}

/**
 * The drafts to preview: those of a release, and the one being typed, which replaces the stored draft of the same record.
 */
export async function draftsToPreview(
  db: Queryable,
  targets: DraftTarget[],
  viewer: Admin,
  { release, draft: typed }: z.output<typeof previewInput>,
): Promise<Applied[]> {
  const stored = release ? await draftsIn(db, release) : []
  if (!typed) return stored
  const target = targetOf(targets, typed.collection)
  assertMayChange(target, viewer)
  const recordId = (typed.kind === 'new' && typed.recordId) || recordOf(target, typed)
  const resolved = await resolveDraftValues(db, target, { ...typed, recordId }, true)
  const draft = { _id: randomUUIDv7(), collection: target.name, recordId, kind: typed.kind, ...resolved }
  const isOther = (one: Applied) => one.collection !== target.name || one.recordId !== recordId
  return [...stored.filter(isOther), draft]
}

/** Puts other values into a draft, on top of the revision it began from or of a newer one: that settles clashes. */
export async function changeDraft(
  drafting: Drafting,
  id: string,
  input: z.output<typeof draftChange>,
  expected?: number,
) {
  const { tx, targets, viewer } = drafting
  const before = await lockDraft(tx, viewer, id)
  const target = targetOf(targets, before.collection)
  assertMayChange(target, viewer)
  if (expected !== undefined && expected !== before.revision) throw stale(await readDraft(tx, targets, id))
  const { kind, recordId } = before
  // Without a revision an order stays on top of the one that it began from.
  const known = { baseRevision: before.baseRevision ?? undefined, order: before.base.order }
  const rebased = input.baseRevision !== undefined
  const resolved = await resolveDraftValues(tx, target, {
    kind,
    recordId,
    values: input.values,
    baseRevision: rebased ? input.baseRevision : known.baseRevision,
    order: rebased ? undefined : known.order,
  })
  await target.claim?.(tx, recordId ?? '', resolved.values)
  const [row] = await tx
    .update(drafts)
    .set({ ...resolved, updatedAt: now, revision: before.revision + 1 })
    .where(eq(drafts._id, id))
    .returning()
  await afterDraftSaved(tx, row as DraftRow)
}

export async function discardDraft({ tx, targets, viewer }: Drafting, id: string) {
  const { collection, release } = await lockDraft(tx, viewer, id)
  assertMayChange(targetOf(targets, collection), viewer)
  await discardDrafts(tx, [{ _id: id, release }])
}

/** Puts a draft into another release; null makes it one of its own. */
export async function moveDraft({ tx, targets, viewer }: Drafting, id: string, to: string | null) {
  const { collection, release: from } = await find(tx, id)
  assertMayChange(targetOf(targets, collection), viewer)
  if (from === to) return
  // One after the other in the same order by everybody, so that two who move do not wait for each other.
  for (const release of [from, to ?? from].toSorted()) await lockContents(tx, viewer, release)
  const release = to ?? (await addRelease(tx, viewer, { name: null }))
  await assertRoom(tx, release)
  const moved = await tx
    .update(drafts)
    .set({ release, updatedAt: now })
    .where(and(eq(drafts._id, id), eq(drafts.release, from)))
    .returning({ _id: drafts._id })
  if (moved.length === 0) throw notFound('draft')
  await dropWhenEmpty(tx, from)
  await broadcast(tx, [{ of: 'drafts', id }])
}

/** Has a draft again that was published and undone, on top of what is live now. */
export async function putDraftBack(tx: Transaction, target: DraftTarget, draft: DraftRow) {
  const live = draft.kind === 'reordered' ? null : await target.live(tx, draft.recordId)
  const fields = draft.kind === 'changed' ? Object.keys(draft.values) : []
  const base = live
    ? Object.fromEntries(fields.map((field) => [field, live.values[field] ?? null]))
    : draft.base
  const baseRevision = draft.kind === 'new' ? null : (live?.revision ?? null)
  const values = live ? withTheirEntries(draft, live.values, target.keyed) : draft.values
  await target.claim?.(tx, draft.recordId ?? '', values)
  const [row] = await tx
    .insert(drafts)
    .values({ ...draft, values, base, baseRevision, revision: draft.revision + 1 })
    .onConflictDoNothing()
    .returning()
  if (row) await afterDraftSaved(tx, row)
}

export function assertMayChange({ roles }: Pick<DraftTarget, 'roles'>, { role }: Pick<Admin, 'role'>) {
  if (roles !== 'all' && !roles.includes(role)) throw notAllowed()
}

type DraftRequest = {
  kind: DraftKind
  recordId: string | null
  values: Values
  baseRevision?: number
  order?: unknown
}

/** The values that a draft changes and what they were, from a request. */
async function resolveDraftValues(
  db: Queryable,
  target: DraftTarget,
  request: DraftRequest,
  mayBeNothing = false,
) {
  const { kind, recordId, baseRevision } = request
  if (kind === 'new')
    return { ...nothingYet, values: newValues(target, request.values), title: titleIn(request.values) }
  if (kind === 'reordered') {
    if (!target.order) throw invalid({ kind: texts.releases.noOrder })
    const order = request.order ?? (await target.order.read(db))
    return { ...nothingYet, values: orderOf(request.values), base: { order } }
  }
  const live = await target.live(db, recordId)
  if (!live || live.isInTrash) throw notFound('record')
  const revision = baseRevision ?? live.revision
  const title = titleIn({ ...live.values, ...request.values })
  if (kind === 'deleted') return { ...nothingYet, baseRevision: revision, title }
  const base = revision === live.revision ? live.values : await target.valuesAt(db, recordId, revision)
  const changed = changedValues(target, request.values, base)
  if (!mayBeNothing && Object.keys(changed.values).length === 0)
    throw invalid({ values: texts.releases.nothingChanged })
  return { ...changed, baseRevision: revision, title }
}

const nothingYet = { values: {}, base: {}, baseRevision: null, title: null }

/** What a record is called. */
export function titleIn({ title, name }: Values): string | null {
  return typeof title === 'string' ? title : typeof name === 'string' ? name : null
}

/** The record that a draft is of; a new one gets its id here, so that every preview of it has the same. */
function recordOf(
  { records, order }: DraftTarget,
  { kind, recordId }: Pick<z.output<typeof draftInput>, 'kind' | 'recordId'>,
) {
  if (kind === 'reordered') return order ? null : refuse('kind', texts.releases.noOrder)
  if (!records) return kind === 'changed' ? null : refuse('kind', texts.releases.onlyOne)
  if (kind === 'new') return randomUUIDv7()
  return recordId ?? refuse('recordId', texts.releases.recordRequired)
}

function refuse(field: string, sentence: string): never {
  throw invalid({ [field]: sentence })
}

async function find(db: Queryable, id: string): Promise<DraftRow> {
  const [row] = await db.select().from(drafts).where(eq(drafts._id, id))
  if (!row) throw notFound('draft')
  return row
}

/** The draft as it is once its release is held, so that it cannot be published meanwhile. */
async function lockDraft(tx: Transaction, viewer: Author, id: string): Promise<DraftRow> {
  const { release } = await find(tx, id)
  await lockContents(tx, viewer, release)
  const row = await find(tx, id)
  if (row.release !== release) throw notFound('draft')
  return row
}

async function assertRoom(tx: Transaction, release: string) {
  const [row] = await tx.select({ total: count() }).from(drafts).where(eq(drafts.release, release))
  const { drafts: max } = limits.releases
  if ((row?.total ?? 0) >= max) throw conflict('too_many_drafts', texts.releases.tooManyDrafts(max))
}

/** Keeps the images of a saved draft from being swept, and notifies open back offices. */
export async function afterDraftSaved(tx: Transaction, { _id, values }: DraftRow) {
  // An image that only a draft uses is not swept.
  const use = { collection: 'drafts', recordId: _id, revision: 0, action: 'update' as const }
  await noteAssetUses(tx, [{ ...use, before: null, after: values }])
  await broadcast(tx, [{ of: 'drafts', id: _id }])
}
