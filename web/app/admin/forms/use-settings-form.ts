import { ApiError, texts } from '@busbar/contract'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useFocusFirstError } from '../parts/focus.ts'
import { toastDone, toastError, toastWarning } from '../parts/toasts.tsx'
import { mergeValues } from './merge-values.ts'
import { useUnsavedGuard } from './unsaved-guard.tsx'
import { useDraft } from './use-draft.ts'
import { validateWith } from './validate-with.ts'

type Options<Item extends { revision: number }, Values extends Record<string, unknown>> = {
  /** Names the part in the browser, where what is typed is kept until it is saved. */
  draftOf: string
  item: Item
  schema: Parameters<typeof validateWith>[0]
  valuesOf: (item: Item) => Values
  /** Writes the values over this revision and answers with what is saved then. */
  save: (values: Values, revision: number) => Promise<Item>
  saved: string
  failed: (reason: string) => string
}

/** A form that is part of a screen and saves one part of something of which there is one. */
export function useSettingsForm<Item extends { revision: number }, Values extends Record<string, unknown>>(
  options: Options<Item, Values>,
) {
  const { draftOf, item, schema, valuesOf, save, saved, failed } = options
  const focusFirstError = useFocusFirstError()
  const [current, setCurrent] = useState(item)
  const form = useForm<Values>({ initialValues: valuesOf(item), validate: validateWith(schema) })
  const isWriting = useRef(false)
  const isDirty = form.isDirty()
  const draft = useDraft({ of: draftOf, form, isDirty })
  const guard = useUnsavedGuard({ isDirty, onDiscard: draft.forget })

  // Saved meanwhile, here in another part or by somebody else: what was typed stands on the new version from now on.
  useEffect(() => {
    if (item.revision <= current.revision || isWriting.current) return
    const { clashes } = takeIn(form.getValues(), item)
    if (clashes.length > 0) toastWarning(`${texts.conflict.title}\n${texts.conflict.saveAgain}`)
  })

  /** Puts a newer version under what the user has typed; says what both have changed. */
  const takeIn = (mine: Values, theirs: Item) => {
    const together = mergeValues(form.getInitialValues(), mine, valuesOf(theirs))
    setCurrent(theirs)
    form.setInitialValues(valuesOf(theirs))
    form.setValues(together.merged)
    return together
  }

  /** Saves; true when it worked. What somebody else changed meanwhile is kept, a clash is told. */
  const write = async (values: Values, revision = current.revision, message = saved): Promise<boolean> => {
    isWriting.current = true
    try {
      const now = await save(values, revision)
      setCurrent(now)
      form.setInitialValues(valuesOf(now))
      form.setValues(valuesOf(now))
      draft.forget()
      toastDone(message)
      return true
    } catch (error) {
      return await explain(error, values, message)
    } finally {
      isWriting.current = false
    }
  }

  const explain = async (error: unknown, values: Values, message: string) => {
    const {
      code,
      errors,
      message: reason,
      data,
    } = error instanceof ApiError ? error : new ApiError(0, { message: texts.api.connection })
    if (code === 'stale' && data) {
      const theirs = data as Item
      const { merged, clashes } = takeIn(values, theirs)
      if (clashes.length === 0) return write(merged, theirs.revision, message)
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

  return {
    form,
    guard,
    draft,
    write,
    submit: form.onSubmit((values) => void write(values), focusFirstError),
  }
}
