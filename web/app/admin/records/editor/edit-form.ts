import {
  type CollectionName,
  collections,
  type Draft,
  type Fields,
  keyedFields,
  texts,
} from '@busbar/contract'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { type ItemOf, recordTitle } from '../../api/collection.ts'
import { useNewestRevision } from '../../api/live.ts'
import { discardDraft, publishDraft } from '../../api/releases.ts'
import { useUnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { validateWith } from '../../forms/validate-with.ts'
import { useCurrentUser } from '../../parts/current-user.ts'
import { useFocusFirstError, useFocusReturn } from '../../parts/focus.ts'
import { clashesIn } from './draft-clashes.ts'
import type { FormValues } from './record-values.ts'
import { useTyped } from './typed-draft.ts'
import { useAwaitedUploads } from './uploads/awaited-uploads.ts'
import { type Problem, type SaveTarget, useSaving } from './use-saving.ts'

/** What the window around the fields needs to know. */
export type EditForm = Omit<ReturnType<typeof useEditForm<CollectionName>>, 'form'>

/** Creates or changes one record of a collection, and loses nothing of what the user has typed on the way. */
export function useEditForm<Name extends CollectionName>(options: EditFormOptions<Name>) {
  const { name, schema, record, valuesOf, inputOf = asTheyAre, problemsIn, onInvalid, onClosed } = options
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
    validate: (values) => ({ ...validate(inputOf(values)), ...problemsIn?.(values) }),
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

  const showErrors = (errors: Record<string, unknown>) => {
    focusFirstError()
    setTold(onInvalid !== undefined)
    onInvalid?.(errors)
  }

  /** Where the draft and the live record have diverged. */
  function clashesOf(of: Draft, live = record): Problem | undefined {
    const fields = live ? clashesIn(of, live, valuesOf, keyedFields(collections[name].fields as Fields)) : []
    return fields.length > 0 ? { kind: 'clash', fields, target: 'draft' } : undefined
  }

  const { save, showTheirs } = useSaving({
    ...options,
    inputOf,
    form,
    uploads,
    draft,
    revision,
    withDraft,
    clashesOf,
    setDraft,
    setRevision,
    setProblem,
    listErrors: (errors) => {
      form.setErrors(errors)
      setTold(false)
      focusFirstError()
    },
    onDone: discardAndClose,
  })

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
  /** What else is wrong with the values, by their place: what `inputOf` has to leave out. */
  problemsIn?: (values: FormValues) => Record<string, string>
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
