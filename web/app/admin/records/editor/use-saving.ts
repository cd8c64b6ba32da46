import {
  ApiError,
  type CollectionName,
  collections,
  type Draft,
  type Fields,
  keyedFields,
  mergeValues,
  texts,
} from '@busbar/contract'
import type { UseFormReturnType } from '@mantine/form'
import { type InputOf, type ItemOf, readRecord, useRecordWrites } from '../../api/collection.ts'
import { findDraft, publishDraft, readDraft, saveDraft } from '../../api/releases.ts'
import { toastFailed, toastInfo } from '../../parts/toasts.tsx'
import { clashingFields } from './draft-clashes.ts'
import type { FormValues } from './record-values.ts'
import { targetOf } from './typed-draft.ts'
import { givenUp, type useAwaitedUploads } from './uploads/awaited-uploads.ts'

/** What prevents saving, besides the marked fields. */
export type Problem =
  | { kind: 'failed'; reason: string; hasSessionEnded: boolean }
  | { kind: 'clash'; fields: Clash[]; target: SaveTarget }

/** Where what is in the form goes: live, into a draft, or live by way of its draft. */
export type SaveTarget = 'live' | 'draft' | 'publish'

/** A field that two people have changed, differently. */
export type Clash = { field: string; mine: unknown; theirs: unknown }

type Saving<Name extends CollectionName> = {
  name: Name
  record?: ItemOf<Name>
  valuesOf: (record?: ItemOf<Name>) => FormValues
  inputOf: (values: FormValues) => FormValues
  store: (values: FormValues) => Promise<FormValues>
  form: UseFormReturnType<FormValues>
  uploads: ReturnType<typeof useAwaitedUploads>
  draft?: Draft
  /** The revision of the record that the form began with. */
  revision?: number
  withDraft: (draft: Draft) => object | undefined
  /** Where the draft and the live record have diverged. */
  clashesOf: (draft: Draft, live: ItemOf<Name>) => Problem | undefined
  setDraft: (draft: Draft) => void
  setRevision: (revision: number) => void
  setProblem: (problem: Problem | undefined) => void
  listErrors: (errors: Record<string, string>) => void
  onSaved: (saved: ItemOf<Name>) => void
  onDrafted: () => void
  onPublished: () => void
  onDone: () => void
}

/** Saves what is in the form, and brings it together with what others have saved meanwhile. */
export function useSaving<Name extends CollectionName>({
  name,
  record,
  valuesOf,
  inputOf,
  store,
  form,
  uploads,
  draft,
  revision,
  withDraft,
  clashesOf,
  setDraft,
  setRevision,
  setProblem,
  listErrors,
  onSaved,
  onDrafted,
  onPublished,
  onDone,
}: Saving<Name>) {
  const { create, update } = useRecordWrites(name)

  const save = async (values: FormValues, target: SaveTarget, against = revision, isMerged = false) => {
    setProblem(undefined)
    try {
      if (target === 'live') onSaved(await saveLive(values, against))
      else {
        const written = form.isDirty() || !draft || isMerged ? await saveAsDraft(values, against) : draft
        if (target === 'publish') await publishDraft(written)
        if (target === 'publish') onPublished()
        else onDrafted()
      }
      onDone()
      if (isMerged) toastInfo(texts.conflict.merged)
    } catch (error) {
      if (error !== givenUp) await explain(error, values, target)
    }
  }

  const saveLive = async (values: FormValues, against: number | undefined) => {
    const input = inputOf(await uploads.wait(store(values))) as InputOf<Name>
    return record
      ? update.mutateAsync({ id: record._id, input, revision: against })
      : create.mutateAsync(input)
  }

  const saveAsDraft = async (values: FormValues, against: number | undefined) => {
    const written = await saveDraft(draft, {
      ...targetOf({ name, record, draft }),
      baseRevision: record && against,
      values: inputOf(await uploads.wait(store(values))),
    })
    setDraft(written)
    form.setInitialValues(values)
    return written
  }

  const explain = async (error: unknown, values: FormValues, target: SaveTarget) => {
    const { status, code, errors, message, data } =
      error instanceof ApiError ? error : new ApiError(0, { message: texts.api.connection })
    if (code === 'stale' && data && target === 'live') return bringTogether(values, data as ItemOf<Name>)
    if (code === 'stale' && data) return bringDraftsTogether(values, data as Draft, target)
    if (code === 'draft_exists' && record) {
      const theirs = await findDraft(name, record._id).catch(() => undefined)
      if (theirs) return bringDraftsTogether(values, theirs, target)
    }
    if (code === 'clash' && draft && record) {
      const found = await liveClashes(draft, record._id).catch(() => undefined)
      if (found?.kind === 'clash') return setProblem({ ...found, target })
    }
    if (Object.keys(errors).length > 0) {
      listErrors(errors)
      // A conflict with another record is shown twice: at the field, and as the reason why nothing was saved.
      if (status !== 409) return
    }
    setProblem({ kind: 'failed', reason: message, hasSessionEnded: status === 401 })
  }

  /** Somebody else saved meanwhile: fields that do not clash are merged and saved, the user decides the rest. */
  const bringTogether = async (mine: FormValues, current: ItemOf<Name>) => {
    const merged = rebaseOnRecord(mine, current)
    if (merged) return save(merged, 'live', current.revision, true)
  }

  /** The same for the draft: somebody else has saved it, or begun it. */
  const bringDraftsTogether = async (mine: FormValues, theirs: Draft, target: SaveTarget) => {
    setDraft(theirs)
    const merged = rebase(mine, valuesOf(withDraft(theirs) as ItemOf<Name>), target)
    if (merged) toastInfo(texts.conflict.shown)
  }

  const rebaseOnRecord = (mine: FormValues, current: ItemOf<Name>) => {
    setRevision(current.revision)
    return rebase(mine, valuesOf(current), 'live')
  }

  /** Puts what somebody else saved under what the user has typed; undefined when both changed the same. */
  const rebase = (mine: FormValues, theirs: FormValues, target: SaveTarget): FormValues | undefined => {
    const [base, keyed] = [form.getInitialValues(), keyedFields(collections[name].fields as Fields)]
    const { merged } = mergeValues(base, mine, theirs, keyed)
    const fields = clashingFields(base, mine, theirs, keyed)
    form.setInitialValues(theirs)
    form.setValues(merged)
    if (fields.length === 0) return merged
    setProblem({ kind: 'clash', fields, target })
  }

  /** The same as of now. */
  const liveClashes = async ({ _id }: Draft, recordId: string) => {
    const [now, live] = await Promise.all([readDraft(_id), readRecord(name, recordId)])
    setDraft(now)
    setRevision(live.revision)
    return clashesOf(now, live)
  }

  const showTheirs = async () => {
    if (!record) return
    try {
      if (rebaseOnRecord(form.getValues(), await readRecord(name, record._id)))
        toastInfo(texts.conflict.shown)
    } catch (error) {
      toastFailed(texts.conflict.showFailed, error)
    }
  }

  return { save, showTheirs }
}
