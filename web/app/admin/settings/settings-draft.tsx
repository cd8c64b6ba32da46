import { ApiError, type Draft } from '@busbar/contract'
import { createContext, Fragment, type ReactNode, type RefObject, use, useRef, useState } from 'react'
import { saveDraft, useCurrentDraft } from '../api/releases.ts'
import { useSection } from './section-context.ts'
import { useUnsavedSections } from './unsaved-sections.tsx'

type SettingsDraft = {
  /** `company` or `site-settings`: there is one of each, and so one draft at most. */
  collection: string
  /** The revision of what is live. */
  liveRevision: number
  /** The draft whose values the section shows. */
  draft?: Draft
  /** The draft there is, also while the section still shows what is live. */
  known?: Draft
  /** Whether what is saved next becomes a draft. */
  asDraft: RefObject<boolean>
}
const Context = createContext<SettingsDraft | null>(null)

/** The draft that a section's values belong to, where the section can have one. */
export const useSettingsDraft = () => use(Context)

/**
 * Shows a section with the draft of its settings, if there is one. A draft that somebody begins or gives up meanwhile
 * waits until nothing is unsaved.
 */
export function WithDraft<Item extends Settings>({ collection, item, children }: WithDraftProps<Item>) {
  const { value } = useSection()
  const isUnsaved = useUnsavedSections().unsaved.includes(value)
  const { isPending, draft: known } = useCurrentDraft(collection)
  const asDraft = useRef(false)
  const [shown, setShown] = useState<{ draft?: Draft }>()
  const isSame = shown?.draft?._id === known?._id
  const isNewer = isSame && shown?.draft?.revision !== known?.revision
  if (!isPending && (!shown || isNewer || (!isSame && !isUnsaved))) setShown({ draft: known })
  if (!shown) return null
  const { draft } = shown
  return (
    <Context value={{ collection, liveRevision: item.revision, draft, known, asDraft }}>
      <Fragment key={draft?._id ?? 'live'}>{children(draft ? overlaid(item, draft) : item)}</Fragment>
    </Context>
  )
}

/** Saves a part of the settings: live, or into their draft where one is shown or asked for. */
export function useSaveAs<Input extends object, Item extends Settings>(
  item: Item,
  saveLive: (change: { input: Input; revision?: number }) => Promise<Item>,
) {
  const context = useSettingsDraft()
  return async (change: { input: Input; revision: number }): Promise<Item> => {
    if (!context || !(context.draft || context.asDraft.current)) return saveLive(change)
    const { collection, liveRevision, draft, known } = context
    const before = draft ? { ...draft, revision: change.revision } : known
    const values = { ...before?.values, ...change.input }
    try {
      const baseRevision = liveRevision
      const saved = await saveDraft(before, { collection, kind: 'changed', baseRevision, values })
      return draft ? overlaid(item, saved) : { ...overlaid(item, saved), revision: item.revision }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error
      const { status, code, message, data } = error
      throw new ApiError(status, { code, message, data: overlaid(item, data as Draft) })
    }
  }
}

/** The settings as a draft has them; what counts their versions is the draft's own. */
function overlaid<Item extends Settings>(item: Item, { values, revision }: Draft): Item {
  return { ...item, ...values, revision }
}

type Settings = { revision: number }
type WithDraftProps<Item> = { collection: string; item: Item; children: (item: Item) => ReactNode }
