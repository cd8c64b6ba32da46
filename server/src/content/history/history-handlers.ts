import type { historyQuery, revertInput, Viewer } from '@busbar/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/postgres/db.ts'
import { type Change, change } from '../change.ts'
import { historyOf, valuesAt } from './history.ts'

type Historied<Item> = {
  db: Database
  name: string
  input: z.ZodObject
  /** Writes an earlier version's values and answers with the record as it is then. */
  revert: (change: Change, id: string, values: Record<string, unknown>) => Promise<Item>
}

type HistoryInput = { params: { id: string }; query: z.output<typeof historyQuery> }
type RevertInput = { viewer: Viewer; params: { id: string }; body: z.output<typeof revertInput> }

/** Who changed a record when and how, and the way back to an earlier version: which is a change like any other. */
export function historyHandlers<Item>({ db, name, input, revert }: Historied<Item>) {
  // A place among others means nothing later, when the others have moved.
  const allFields = Object.keys(input.shape).filter((field) => field !== 'displayOrder')
  const fieldsOf = (asked?: string[]) =>
    asked ? allFields.filter((field) => asked.includes(field)) : allFields
  return {
    async history({ params, query: { before, fields: asked } }: HistoryInput) {
      const { entries, next } = await historyOf(db, {
        collection: name,
        recordId: params.id,
        fields: fieldsOf(asked?.split(',')),
        isPart: asked !== undefined,
        before,
      })
      return { data: entries, meta: { next } }
    },
    revert: ({ viewer, params, body: { revision, fields: asked } }: RevertInput) =>
      change(db, viewer, async (open) => {
        const of = { collection: name, recordId: params.id, fields: fieldsOf(asked), revision }
        return revert(open, params.id, await valuesAt(open.tx, of))
      }),
  }
}
