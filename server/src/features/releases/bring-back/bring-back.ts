import { randomUUIDv7 } from 'node:crypto'
import { type BroughtBack, type bringBackInput, isEqual, limits, texts } from '@busbar/contract'
import type { z } from 'zod'
import { change } from '../../../content/change.ts'
import type { Values } from '../../../content/draft-tables.ts'
import {
  type HistoriedTable,
  haveTextsChanged,
  type PastRecord,
  readPast,
} from '../../../content/history/as-of.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Database, Queryable } from '../../../platform/postgres/db.ts'
import { dryRun } from '../../../platform/postgres/dry-run.ts'
import { type Applied, tryDrafts } from '../apply-drafts.ts'
import { type DraftTarget, fieldsOf, targetOf } from '../draft-target.ts'
import { addDrafts, assertMayChange, titleIn } from '../drafts.ts'
import { type Author, addRelease } from '../releases.ts'

export type BringingBack = { db: Database; targets: DraftTarget[]; tables: HistoriedTable[] }

type LeftOut = BroughtBack['leftOut'][number]

/** Records may have changed and changed back. No more than this many are compared for one release. */
const maxCompared = limits.releases.drafts * 5

/** Makes a release of what it takes to have everything, or one record, as it was right after a change. */
export async function bringBack(
  { db, targets, tables }: BringingBack,
  viewer: Author,
  { asOf, name, collection, recordId = null }: z.output<typeof bringBackInput>,
): Promise<{ release: string; leftOut: LeftOut[] }> {
  const of = collection ? { collection, recordId } : undefined
  if (of) assertMayChange(targetOf(targets, of.collection), viewer)
  const past = await readPast(db, tables, asOf, { of, most: maxCompared + 1 })
  if (past.length > maxCompared) throw conflict('too_much_since', texts.releases.tooMuchSince)
  const { known, leftOut } = sortOut(targets, viewer, past)
  if (!of && (await haveTextsChanged(db, asOf)))
    leftOut.push(because('not-drafted', { collection: 'images', recordId: null }))
  if (of && leftOut.length > 0) throw conflict('is_missing', texts.releases.isMissing)
  const drafts = await draftsTo(db, targets, viewer, known, !of)
  const { drafts: max } = limits.releases
  if (drafts.length > max) throw conflict('too_many_drafts', texts.releases.tooManyDrafts(max))
  return db.transaction(async (tx) => {
    const release = await addRelease(tx, viewer, { name })
    const busy = await addDrafts({ tx, targets, viewer }, release, drafts)
    if (busy.length === drafts.length)
      throw busy.length > 0
        ? conflict('draft_exists', texts.releases.hasDraft)
        : conflict('nothing_changed', texts.releases.isAsItWas)
    return { release, leftOut: [...leftOut, ...busy.map((draft) => because('has-draft', draft))] }
  })
}

/** What can be drafted by this user, and the rest with the reason. */
function sortOut(targets: DraftTarget[], { role }: Author, past: PastRecord[]) {
  const known: PastRecord[] = []
  const leftOut: LeftOut[] = []
  for (const one of past) {
    const target = targets.find(({ name }) => name === one.collection)
    if (!target) leftOut.push(because('not-drafted', one))
    else if (target.roles !== 'all' && !target.roles.includes(role)) leftOut.push(because('not-allowed', one))
    else if (one.isMissing) leftOut.push(because('missing', one))
    else known.push(one)
  }
  return { known, leftOut }
}

function because(
  reason: LeftOut['reason'],
  {
    collection,
    recordId,
    title = null,
  }: { collection: string; recordId: string | null; title?: string | null },
): LeftOut {
  return { collection, recordId, title, reason }
}

/**
 * The drafts that lead from what is live to what was. They are tried, because one record can take others with it: a
 * category that comes back brings events along that were not there then. What still differs is drafted as well, and what is
 * to go begins from the version that it has by then.
 */
function draftsTo(
  db: Database,
  targets: DraftTarget[],
  viewer: Author,
  past: PastRecord[],
  withOrders: boolean,
): Promise<Applied[]> {
  return dryRun(db, () =>
    change(db, viewer, async (open) => {
      const orders = withOrders ? await ordersOf(open.tx, targets, past) : []
      const found = await differences(open.tx, targets, past)
      const first = found.filter(({ kind }) => kind !== 'deleted')
      await tryDrafts(open, targets, first)
      const second = (await differences(open.tx, targets, past)).filter((draft) => !isAmong(first, draft))
      await tryDrafts(open, targets, second)
      const drafts = [...first, ...second]
      for (const { target, before, then } of orders) {
        const now = (await target.order?.read(open.tx)) ?? []
        const present = then.filter((id) => now.includes(id))
        if (present.length > 0 && !isEqual(now, present))
          drafts.push(
            draftOf(target, null, 'reordered', { values: { order: then }, base: { order: before } }),
          )
      }
      return drafts
    }),
  )
}

const isAmong = (drafts: Applied[], { collection, recordId }: Applied) =>
  drafts.some((one) => one.collection === collection && one.recordId === recordId)

async function differences(tx: Queryable, targets: DraftTarget[], past: PastRecord[]): Promise<Applied[]> {
  const drafts: Applied[] = []
  for (const one of past) {
    const target = targetOf(targets, one.collection)
    const draft = await (target.records ? recordDifference : onlyDifference)(tx, target, one)
    if (draft) drafts.push(draft)
  }
  return drafts
}

async function recordDifference(tx: Queryable, target: DraftTarget, { recordId, record }: PastRecord) {
  const live = await target.live(tx, recordId)
  const wasThere = record !== null && !record.deletedAt
  const isThere = live !== null && !live.isInTrash
  if (!wasThere) {
    if (!isThere) return undefined
    const title = titleIn(live.row)
    return draftOf(target, recordId, 'deleted', { baseRevision: live.revision, title })
  }
  const values = pick(record, fieldsOf(target))
  if (!isThere) return draftOf(target, recordId, 'new', { values, title: titleIn(record) })
  return changed(target, recordId, values, { values: live.row, revision: live.revision })
}

/** For settings, what people saw then: defaults for what nobody had set. */
async function onlyDifference(tx: Queryable, target: DraftTarget, { record }: PastRecord) {
  const live = await target.live(tx, null)
  const then = await target.valuesAt(tx, null, Number(record?.revision ?? 0))
  return live ? changed(target, null, pick(then, fieldsOf(target)), live) : undefined
}

function changed(
  target: DraftTarget,
  recordId: string | null,
  then: Values,
  live: { values: Values; revision: number },
) {
  const fields = Object.keys(then).filter(
    (field) => !isEqual(then[field] ?? null, live.values[field] ?? null),
  )
  if (fields.length === 0) return undefined
  return draftOf(target, recordId, 'changed', {
    values: pick(then, fields),
    base: Object.fromEntries(fields.map((field) => [field, live.values[field] ?? null])),
    baseRevision: live.revision,
    title: titleIn({ ...live.values, ...then }),
  })
}

function draftOf(
  { name: collection }: DraftTarget,
  recordId: string | null,
  kind: Applied['kind'],
  rest: Partial<Applied>,
): Applied {
  const nothing = { values: {}, base: {}, baseRevision: null, title: null }
  return { _id: randomUUIDv7(), collection, recordId, kind, ...nothing, ...rest }
}

/** A field that is younger than the version has no value in it. */
function pick(values: Values, fields: string[]): Values {
  return Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])))
}

/** The orders there were, where any place has changed since: places are counted from 0 without gaps. */
async function ordersOf(tx: Queryable, targets: DraftTarget[], past: PastRecord[]) {
  const orders: { target: DraftTarget; before: string[]; then: string[] }[] = []
  for (const target of targets) {
    const moved = past.filter(({ collection }) => collection === target.name)
    if (!target.order || moved.length === 0) continue
    const before = await target.order.read(tx)
    const places = new Map(before.map((id, place) => [id, place]))
    for (const { recordId, record } of moved) {
      if (record && !record.deletedAt) places.set(recordId, Number(record.displayOrder))
      else places.delete(recordId)
    }
    const then = [...places].toSorted(([, one], [, other]) => one - other).map(([id]) => id)
    orders.push({ target, before, then })
  }
  return orders
}
