import { ApiError, type CollectionName, mergeValues, texts } from '@busbar/contract'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { type InputOf, type ItemOf, readRecord, recordTitle, useRecordWrites } from '../../api/collection.ts'
import { useNewestRevision } from '../../api/live.ts'
import { useUnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { validateWith } from '../../forms/validate-with.ts'
import { useFocusFirstError, useFocusReturn } from '../../parts/focus.ts'
import { toastFailed, toastInfo } from '../../parts/toasts.tsx'
import type { FormValues } from './record-values.ts'

/** What stands between a record and its saved form, besides the marked fields. */
type Problem =
  | { kind: 'failed'; reason: string; hasSessionEnded: boolean }
  | { kind: 'clash'; fields: Clash[]; revision: number }

/** A field that two people have changed, differently. */
export type Clash = { field: string; mine: unknown; theirs: unknown }

/** What the window around the fields needs to know. */
export type EditForm = Omit<ReturnType<typeof useEditForm<CollectionName>>, 'form'>

/** Creates or changes one record of a collection, and loses nothing of what the user has typed on the way. */
export function useEditForm<Name extends CollectionName>(options: EditFormOptions<Name>) {
  const { name, schema, record, valuesOf, inputOf = asTheyAre, store, onInvalid, onSaved, onClosed } = options
  const { create, update } = useRecordWrites(name)
  const [isOpen, setOpen] = useState(options.startsOpen ?? false)
  const [revision, setRevision] = useState(record?.revision)
  const [problem, setProblem] = useState<Problem>()
  const focusFirstError = useFocusFirstError()
  const validate = validateWith(schema)
  const form = useForm<FormValues>({
    initialValues: valuesOf(record ?? (options.copyOf && asCopy(options.copyOf))),
    validate: (values) => validate(inputOf(values)),
  })
  const isDirty = isOpen && form.isDirty()
  const draft = useDraft({
    of: `${name}:${record?._id ?? 'new'}`,
    form,
    isDirty,
    revision,
  })
  const close = () => setOpen(false)
  const giveUp = () => {
    draft.forget()
    close()
  }
  const guard = useUnsavedGuard({ isDirty, onDiscard: giveUp })
  const newest = useNewestRevision(name, record?._id) ?? 0

  useFocusReturn()

  // Opened once it is there, and taken away only when it has closed: a window that is cut off cannot fade.
  useEffect(() => setOpen(true), [])

  const save = async (values: FormValues, against = revision, isMerged = false) => {
    setProblem(undefined)
    try {
      const input = inputOf(await store(values)) as InputOf<Name>
      const saved = record
        ? await update.mutateAsync({ id: record._id, input, revision: against })
        : await create.mutateAsync(input)
      giveUp()
      onSaved(saved)
      if (isMerged) toastInfo(texts.conflict.merged)
    } catch (error) {
      await explain(error, values)
    }
  }

  const explain = async (error: unknown, values: FormValues) => {
    const { status, code, errors, message, data } =
      error instanceof ApiError ? error : new ApiError(0, { message: texts.api.connection })
    if (code === 'stale' && data) return bringTogether(values, data as ItemOf<Name>)
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors)
      focusFirstError()
      // What clashes with another record is told twice: at the field, and as the reason why nothing was saved.
      if (status !== 409) return
    }
    setProblem({ kind: 'failed', reason: message, hasSessionEnded: status === 401 })
  }

  const showErrors = (errors: Record<string, unknown>) => {
    focusFirstError()
    onInvalid?.(errors)
  }

  /** Somebody else saved meanwhile: what does not clash is saved with theirs, the rest is for the user to decide. */
  const bringTogether = async (mine: FormValues, current: ItemOf<Name>) => {
    const merged = takeIn(mine, current)
    if (merged) return save(merged, current.revision, true)
  }

  /** Puts what somebody else saved under what the user has typed; undefined when both changed the same. */
  const takeIn = (mine: FormValues, current: ItemOf<Name>): FormValues | undefined => {
    const theirs = valuesOf(current)
    const { merged, clashes } = mergeValues(form.getInitialValues(), mine, theirs)
    form.setInitialValues(theirs)
    form.setValues(merged)
    setRevision(current.revision)
    if (clashes.length === 0) return merged
    const fields = clashes.map((field) => ({
      field: String(field),
      mine: mine[field],
      theirs: theirs[field],
    }))
    setProblem({ kind: 'clash', fields, revision: current.revision })
  }

  const showTheirs = async () => {
    if (!record) return
    try {
      if (takeIn(form.getValues(), await readRecord(name, record._id))) toastInfo(texts.conflict.shown)
    } catch (error) {
      toastFailed(texts.conflict.showFailed, error)
    }
  }

  return {
    form,
    isOpen,
    isNew: !record,
    isDirty,
    isSaving: form.submitting,
    errors: form.errors,
    problem,
    guard,
    /** Whether somebody else has saved the record since it was opened here, and how to see what. */
    others: {
      haveSaved: isOpen && !form.submitting && !problem && revision !== undefined && newest > revision,
      show: showTheirs,
    },
    submit: (event?: FormEvent<HTMLFormElement>) => {
      event?.preventDefault()
      if (!form.submitting) form.onSubmit((values) => save(values), showErrors)(event)
    },
    /** Saves with what the user chose where two people had changed the same. */
    decide: (chosen: Record<string, unknown>) => {
      form.setValues(chosen)
      return save({ ...form.getValues(), ...chosen })
    },
    draft,
    /** Closes without asking: what is shown is no longer what is saved. */
    dismiss: giveUp,
    /** To be called when the panel is gone. */
    forget: onClosed,
  }
}

/** Under a name that says so; whoever keeps both gives it another. */
function asCopy<Item extends object>(record: Item): Item {
  const field = 'title' in record ? 'title' : 'name'
  return { ...record, [field]: texts.admin.copyOf(recordTitle(record)) }
}

const asTheyAre = (values: FormValues) => values

type EditFormOptions<Name extends CollectionName> = {
  name: Name
  schema: Parameters<typeof validateWith>[0]
  /** The record to change; without one, a new one is made. */
  record?: ItemOf<Name>
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
  onClosed: () => void
}
