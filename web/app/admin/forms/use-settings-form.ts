import { ApiError, mergeValues, texts } from '@busbar/contract'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useFocusFirstError } from '../parts/focus.ts'
import { toastDone, toastError, toastInfo, toastWarning } from '../parts/toasts.tsx'
import { useUnsavedGuard } from './unsaved-guard.tsx'
import { useUnsaved, withAddresses } from './use-unsaved.ts'
import { validateWith } from './validate-with.ts'

type Options<Item extends { revision: number }, Values extends Record<string, unknown>> = {
  /** Names the part in the browser, where what is typed is kept until it is saved. */
  unsavedOf: string
  item: Item
  schema: Parameters<typeof validateWith>[0]
  valuesOf: (item: Item) => Values
  /** Writes the values over this revision and answers with what is saved then. */
  save: (values: Values, revision: number) => Promise<Item>
  /** What is saved of the values, where that is something else: for a preview. */
  inputOf?: (values: Values) => Record<string, unknown>
  saved: string
  failed: (reason: string) => string
}

/** A form that is part of a screen and saves one part of something of which there is one. */
export function useSettingsForm<Item extends { revision: number }, Values extends Record<string, unknown>>(
  options: Options<Item, Values>,
) {
  const { unsavedOf, item, schema, valuesOf, save, saved, failed } = options
  const focusFirstError = useFocusFirstError()
  const [current, setCurrent] = useState(item)
  const form = useForm<Values>({ initialValues: valuesOf(item), validate: validateWith(schema) })
  const isWriting = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const isDirty = form.isDirty()
  const unsaved = useUnsaved({ of: unsavedOf, form, isDirty })
  const guard = useUnsavedGuard({ isDirty, onDiscard: unsaved.forget })

  // Saved meanwhile, here in another part or by somebody else: what was typed stands on the new version from now on.
  useEffect(() => {
    if (item.revision <= current.revision || isWriting.current) return
    const { clashes } = rebase(form.getValues(), item)
    if (clashes.length > 0) toastWarning(`${texts.conflict.title}\n${texts.conflict.saveAgain}`)
  })

  /** Puts a newer version under what the user has typed; says what both have changed. */
  const rebase = (mine: Values, theirs: Item) => {
    const together = mergeValues(form.getInitialValues(), mine, valuesOf(theirs))
    setCurrent(theirs)
    form.setInitialValues(valuesOf(theirs))
    form.setValues(together.merged)
    return together
  }

  /** Saves; true when it worked. Other people's changes are kept, and a clash is shown. */
  const write = async (
    values: Values,
    { revision = current.revision, message = saved, isQuiet = false }: WriteOptions = {},
  ): Promise<boolean> => {
    isWriting.current = true
    setSaving(true)
    try {
      const now = await save(values, revision)
      setCurrent(now)
      form.setInitialValues(valuesOf(now))
      form.setValues(valuesOf(now))
      unsaved.forget()
      if (!isQuiet) toastDone(message)
      return true
    } catch (error) {
      return await explain(error, values, { message, isQuiet })
    } finally {
      isWriting.current = false
      setSaving(false)
    }
  }

  const explain = async (error: unknown, values: Values, options: WriteOptions) => {
    const {
      code,
      errors,
      message: reason,
      data,
    } = error instanceof ApiError ? error : new ApiError(0, { message: texts.api.connection })
    if (code === 'stale' && data) {
      const theirs = data as Item
      const { merged, clashes } = rebase(values, theirs)
      if (clashes.length === 0) return write(merged, { ...options, revision: theirs.revision })
      toastError(`${texts.conflict.title}\n${texts.conflict.saveAgain}`)
      return false
    }
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors)
      focusFirstError()
    }
    toastError(failed(Object.values(errors)[0] ?? reason))
    return false
  }

  /** Saves what is valid. Answers whether nothing is left to save. */
  const saveAll = async (options?: { isQuiet?: boolean; message?: string }) => {
    if (isWriting.current) return false
    if (form.validate().hasErrors) {
      focusFirstError()
      return false
    }
    if (isDirty) return write(form.getValues(), options)
    toastInfo(texts.auth.nothingChanged)
    return true
  }

  return {
    form,
    /** What would be saved now; a chosen image is in it once it has an address. */
    typed: typedIn(options.inputOf?.(form.values) ?? form.values),
    isDirty,
    isSaving,
    guard,
    unsaved,
    write,
    save: saveAll,
    discard: () => discardTyped(form, unsaved),
  }
}

function typedIn(values: Record<string, unknown>): Record<string, unknown> {
  const isParts = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File)
  const fields = Object.entries(values).map(([field, value]) => [
    field,
    isParts(value) ? typedIn(value) : withAddresses(value),
  ])
  return Object.fromEntries(fields)
}

/** Puts back what is saved. Answers with what brings the typed values back. */
export function discardTyped<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'getInitialValues' | 'setValues' | 'clearErrors'>,
  unsaved: { forget: () => void },
) {
  const typed = form.getValues()
  form.setValues(form.getInitialValues())
  form.clearErrors()
  unsaved.forget()
  return () => form.setValues(typed)
}

type WriteOptions = {
  revision?: number
  /** What is said when it worked, unless nothing is to be said. */
  message?: string
  isQuiet?: boolean
}
