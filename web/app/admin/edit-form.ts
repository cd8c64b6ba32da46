import { ApiError, type CollectionName, texts } from '@busbar/contract'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type InputOf, type ItemOf, useRecordWrites } from '../api/collection.ts'
import { useFocusFirstError } from './focus.ts'
import { useUnsavedGuard } from './unsaved-guard.ts'
import { validateWith } from './validate-with.ts'

type FieldValues = Record<string, unknown>

/** What stands between a record and its saved form, besides the marked fields. */
type Problem<Item> =
  | { kind: 'failed'; reason: string; hasSessionEnded: boolean }
  | { kind: 'stale'; current: Item }
  | { kind: 'shows-current' }

/** What the window around the fields needs to know. */
export type EditForm = Omit<ReturnType<typeof useEditForm<CollectionName, FieldValues>>, 'form'>

/** Creates or changes one record of a collection, and loses nothing of what the user has typed on the way. */
export function useEditForm<Name extends CollectionName, Values extends FieldValues>(
  options: EditFormOptions<Name, Values>,
) {
  const { name, schema, record, valuesOf, inputOf, onSaved, onClosed } = options
  const { create, update } = useRecordWrites(name)
  const [isOpen, setOpen] = useState(false)
  const [revision, setRevision] = useState(record?.revision)
  const [problem, setProblem] = useState<Problem<ItemOf<Name>>>()
  const [mine, setMine] = useState<Values>()
  const focusFirstError = useFocusFirstError()
  const form = useForm<Values>({ initialValues: valuesOf(record), validate: validateWith(schema) })
  const close = () => setOpen(false)
  const isMineAside = problem?.kind === 'shows-current'
  const guard = useUnsavedGuard({ isDirty: isOpen && (form.isDirty() || isMineAside), onClose: close })
  const opener = useRef(document.activeElement)

  // Opened once it is there, and taken away only when it has closed: a window that is cut off cannot fade.
  useEffect(() => setOpen(true), [])

  const save = async (values: Values, against = revision) => {
    setProblem(undefined)
    try {
      const input = await inputOf(values)
      const saved = record
        ? await update.mutateAsync({ id: record._id, input, revision: against })
        : await create.mutateAsync(input)
      close()
      onSaved(saved)
    } catch (error) {
      explain(error)
    }
  }

  const explain = (error: unknown) => {
    const { status, code, errors, message, data } =
      error instanceof ApiError ? error : new ApiError(0, { message: texts.api.connection })
    if (code === 'stale' && data) return setProblem({ kind: 'stale', current: data as ItemOf<Name> })
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors)
      return focusFirstError()
    }
    setProblem({ kind: 'failed', reason: message, hasSessionEnded: status === 401 })
  }

  const show = (values: Values) => {
    form.setValues(values)
    form.clearErrors()
  }

  return {
    form,
    isOpen,
    isNew: !record,
    isSaving: form.submitting,
    errors: form.errors,
    problem,
    guard,
    submit: (event?: FormEvent<HTMLFormElement>) => {
      event?.preventDefault()
      if (!form.submitting) form.onSubmit((values) => save(values), focusFirstError)(event)
    },
    /** Saves over the version that somebody else saved meanwhile, but not over one that came after it. */
    overwrite: () => {
      if (problem?.kind !== 'stale') return
      const against = problem.current.revision
      setRevision(against)
      form.onSubmit((values) => save(values, against), focusFirstError)()
    },
    /** Shows what somebody else saved meanwhile; what stood here is kept aside. */
    loadCurrent: () => {
      if (problem?.kind !== 'stale') return
      setMine(form.getValues())
      setRevision(problem.current.revision)
      form.setInitialValues(valuesOf(problem.current))
      show(valuesOf(problem.current))
      setProblem({ kind: 'shows-current' })
    },
    bringBack: () => {
      if (mine) show(mine)
      setProblem(undefined)
    },
    /** To be called when the window is gone: the cursor goes back to what opened it. */
    forget: () => {
      onClosed()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

export type EditFormOptions<Name extends CollectionName, Values extends FieldValues> = {
  name: Name
  schema: Parameters<typeof validateWith>[0]
  /** The record to change; without one, a new one is made. */
  record?: ItemOf<Name>
  valuesOf: (record?: ItemOf<Name>) => Values
  inputOf: (values: Values) => InputOf<Name> | Promise<InputOf<Name>>
  onSaved: (saved: ItemOf<Name>) => void
  onClosed: () => void
}
