import {
  ApiError,
  type CollectionName,
  type Draft,
  type DraftInput,
  mergeValues,
  texts,
} from '@busbar/contract'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { type InputOf, type ItemOf, readRecord, recordTitle, useRecordWrites } from '../../api/collection.ts'
import { useStoredCount } from '../../api/image-uploads.ts'
import { useNewestRevision } from '../../api/live.ts'
import { discardDraft, findDraft, publishDraft, readDraft, saveDraft } from '../../api/releases.ts'
import { useUnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useUnsaved, withAddresses } from '../../forms/use-unsaved.ts'
import { validateWith } from '../../forms/validate-with.ts'
import { useCurrentUser } from '../../parts/current-user.ts'
import { useFocusFirstError, useFocusReturn } from '../../parts/focus.ts'
import { toastFailed, toastInfo } from '../../parts/toasts.tsx'
import { givenUp, useAwaitedUploads } from './awaited-uploads.ts'
import { clashesIn } from './draft-clashes.ts'
import type { FormValues } from './record-values.ts'

/** What prevents saving, besides the marked fields. */
type Problem =
  | { kind: 'failed'; reason: string; hasSessionEnded: boolean }
  | { kind: 'clash'; fields: Clash[]; target: SaveTarget }

/** Where what is in the form goes: live, into a draft, or live by way of its draft. */
type SaveTarget = 'live' | 'draft' | 'publish'

/** A field that two people have changed, differently. */
export type Clash = { field: string; mine: unknown; theirs: unknown }

/** What the window around the fields needs to know. */
export type EditForm = Omit<ReturnType<typeof useEditForm<CollectionName>>, 'form'>

/** Creates or changes one record of a collection, and loses nothing of what the user has typed on the way. */
export function useEditForm<Name extends CollectionName>(options: EditFormOptions<Name>) {
  const { name, schema, record, valuesOf, inputOf = asTheyAre, store, onInvalid, onSaved, onClosed } = options
  const { create, update } = useRecordWrites(name)
  const { needsReview } = useCurrentUser()
  const [isOpen, setOpen] = useState(options.startsOpen ?? false)
  const [draft, setDraft] = useState(options.draft)
  const [revision, setRevision] = useState(draft?.liveRevision ?? record?.revision)
  const withDraft = (of = draft) => (of && of.kind !== 'deleted' ? { ...record, ...of.values } : record)
  const [problem, setProblem] = useState<Problem | undefined>(() => draft && clashesOf(draft, record))
  /** Broken rules that a toast shows are not listed above the fields as well. */
  const [isTold, setTold] = useState(onInvalid !== undefined)
  const focusFirstError = useFocusFirstError()
  const validate = validateWith(schema)
  const form = useForm<FormValues>({
    initialValues: valuesOf(
      (withDraft() as ItemOf<Name> | undefined) ?? (options.copyOf && asCopy(options.copyOf)),
    ),
    validate: (values) => validate(inputOf(values)),
  })
  /** The form's own way copies all values at every key, which is felt on a long page; this one copies none. */
  const setFieldValue = (field: string, value: unknown) => {
    const { [field]: _, ...errors } = form.errors
    form.setValues({ [field]: value })
    form.setErrors(errors)
  }
  const isDirty = isOpen && form.isDirty()
  const unsaved = useUnsaved({
    of: `${name}:${record?._id ?? draft?.recordId ?? 'new'}`,
    form,
    isDirty,
    revision,
  })
  const close = () => setOpen(false)
  const discardAndClose = () => {
    unsaved.forget()
    close()
  }
  const guard = useUnsavedGuard({ isDirty, onDiscard: discardAndClose })
  const newest = useNewestRevision(name, record?._id) ?? 0
  const uploads = useAwaitedUploads(form.values)
  const typed = useTyped({ name, record, draft, revision, values: form.values, inputOf })

  useFocusReturn()

  // Opened once it is there, and taken away only when it has closed: a window that is cut off cannot fade.
  useEffect(() => setOpen(true), [])

  const save = async (values: FormValues, target: SaveTarget, against = revision, isMerged = false) => {
    setProblem(undefined)
    try {
      if (target === 'live') onSaved(await saveLive(values, against))
      else {
        const written = form.isDirty() || !draft || isMerged ? await saveAsDraft(values, against) : draft
        if (target === 'publish') await publishDraft(written)
        if (target === 'publish') options.onPublished()
        else options.onDrafted()
      }
      discardAndClose()
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
      form.setErrors(errors)
      setTold(false)
      focusFirstError()
      // A conflict with another record is shown twice: at the field, and as the reason why nothing was saved.
      if (status !== 409) return
    }
    setProblem({ kind: 'failed', reason: message, hasSessionEnded: status === 401 })
  }

  const showErrors = (errors: Record<string, unknown>) => {
    focusFirstError()
    setTold(onInvalid !== undefined)
    onInvalid?.(errors)
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
    const { merged, clashes } = mergeValues(form.getInitialValues(), mine, theirs)
    form.setInitialValues(theirs)
    form.setValues(merged)
    if (clashes.length === 0) return merged
    const fields = clashes.map((field) => ({
      field: String(field),
      mine: mine[field],
      theirs: theirs[field],
    }))
    setProblem({ kind: 'clash', fields, target })
  }

  /** Where the draft and the live record have diverged. */
  function clashesOf(of: Draft, live = record): Problem | undefined {
    const fields = live ? clashesIn(of, live, valuesOf) : []
    return fields.length > 0 ? { kind: 'clash', fields, target: 'draft' } : undefined
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

  const isOfDraft = draft !== undefined && draft.kind !== 'deleted'

  /** What is in the form, if it keeps the rules. */
  const send = (target: SaveTarget, event?: FormEvent<HTMLFormElement>) => {
    if (!form.submitting) form.onSubmit((values) => save(values, target), showErrors)(event)
  }

  return {
    name,
    form: { ...form, setFieldValue },
    isOpen,
    isDirty,
    isSaving: form.submitting,
    uploads,
    /** What is listed above the fields. */
    listed: isTold ? {} : form.errors,
    problem,
    guard,
    /** What would be saved now; with it, the release that it goes live with. */
    previewed: {
      draft: typed,
      release: draft && draft.release.name !== null ? draft.release._id : undefined,
    },
    /** Whether somebody else has saved the record since it was opened here, and how to see what. */
    others: {
      haveSaved:
        isOpen && !form.submitting && !problem && !draft && revision !== undefined && newest > revision,
      show: showTheirs,
    },
    /** Saves: a draft stays one until it is published. */
    submit: (event?: FormEvent<HTMLFormElement>) => {
      event?.preventDefault()
      send(isOfDraft || needsReview ? 'draft' : 'live', event)
    },
    /** Saves with what the user chose where two people had changed the same. */
    decide: (chosen: Record<string, unknown>) => {
      form.setValues(chosen)
      const target = problem?.kind === 'clash' ? problem.target : 'live'
      return save({ ...form.getValues(), ...chosen }, target, revision, target !== 'live')
    },
    drafting: {
      draft,
      /** Whether the fields are those of a draft. */
      isOfDraft,
      /** Whether the user may only draft. */
      needsReview,
      save: () => send('draft'),
      publish: () => send('publish'),
      /** Puts a deletion live. */
      publishDeletion: async () => {
        if (!draft) return
        await publishDraft(draft)
        discardAndClose()
      },
      discard: async () => {
        if (!draft) return
        await discardDraft(draft)
        discardAndClose()
      },
    },
    unsaved,
    /** Closes without asking: what is shown is no longer what is saved. */
    dismiss: discardAndClose,
    /** To be called when the panel is gone. */
    forget: onClosed,
  }
}

/** What is in the fields as a draft; a chosen image is in it once it has an address. */
function useTyped({ name, record, draft, revision, values, inputOf }: TypedOptions) {
  const storedCount = useStoredCount()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file's address is known once it is stored, and what is saved of the values is always found in the same way
  return useMemo(() => {
    const fields = Object.entries(values).map(([field, value]) => [field, withAddresses(value)])
    return {
      ...targetOf({ name, record, draft }),
      baseRevision: record && revision,
      values: inputOf(Object.fromEntries(fields)),
    }
  }, [name, record, draft, revision, values, storedCount])
}

/** What a draft of the form is of. */
function targetOf({ name, record, draft }: Pick<TypedOptions, 'name' | 'record' | 'draft'>) {
  const kind: DraftInput['kind'] = record ? 'changed' : 'new'
  return { collection: name, kind, recordId: record?._id ?? draft?.recordId ?? undefined }
}

type TypedOptions = {
  name: CollectionName
  record?: { _id: string }
  draft?: Draft
  revision?: number
  values: FormValues
  inputOf: (values: FormValues) => FormValues
}

/** With a title that says it is a copy, which users usually change. */
function asCopy<Item extends object>(record: Item): Item {
  const field = 'title' in record ? 'title' : 'name'
  // It cannot be where its original is.
  return { ...record, [field]: texts.admin.copyOf(recordTitle(record)), address: null }
}

const asTheyAre = (values: FormValues) => values

type EditFormOptions<Name extends CollectionName> = {
  name: Name
  schema: Parameters<typeof validateWith>[0]
  /** The record to change; without one, a new one is made. */
  record?: ItemOf<Name>
  /** The draft of it, or of a new one. */
  draft?: Draft
  /** The record that a new one begins with. */
  copyOf?: ItemOf<Name>
  valuesOf: (record?: ItemOf<Name>) => FormValues
  /** What is saved of the values, and what the rules are for. */
  inputOf?: (values: FormValues) => FormValues
  /** Uploads what has to be stored before the record. */
  store: (values: FormValues) => Promise<FormValues>
  /** Called when a rule of the form itself is broken, with the sentences by field. */
  onInvalid?: (errors: Record<string, unknown>) => void
  /** It takes the place of another one: nothing fades in. */
  startsOpen?: boolean
  onSaved: (saved: ItemOf<Name>) => void
  /** Called when it is kept as a draft, and when that went live. */
  onDrafted: () => void
  onPublished: () => void
  onClosed: () => void
}
