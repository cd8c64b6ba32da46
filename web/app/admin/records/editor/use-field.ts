import { type CollectionName, collections, type Fields, fieldRules } from '@busbar/contract'
import { useCallbackRef } from '@mantine/hooks'
import { createContext, type ReactNode, useContext } from 'react'
import type { UploadTarget } from '../../api/uploads/image-uploads.ts'

/** The editor around a field, for as long as it is open. */
export const EditorContext = createContext<EditorForm | undefined>(undefined)

/** One field of the record that is edited: what is in it, what the contract asks of it, and how to change it. */
export function useField(name: string) {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A field stands in a RecordEditor')
  const { input, collection, form, target, isDirty } = editor
  const rules = fieldRules(input, name)
  return {
    target,
    isDirty,
    rules,
    collection,
    /** How its content type declares it; a block has none. */
    field: collection && (collections[collection].fields as Fields)[name],
    value: form.values[name],
    error: form.errors[name],
    errors: form.errors,
    // The same functions at every key: a control with the same props is not drawn again.
    change: useCallbackRef((value: unknown) =>
      form.setFieldValue(name, isNothing(value) ? rules.empty : value),
    ),
    reject: useCallbackRef((reason: string) => form.setFieldError(name, reason)),
    /** Forgets what was wrong with a part of it, such as one of its entries. */
    forgive: useCallbackRef((path: string) => {
      for (const wrong of Object.keys(form.errors)) if (isAt(wrong, path)) form.setFieldError(wrong, null)
    }),
  }
}

/** What is wrong with a part of a field, or with something in that part. */
export function errorAt(errors: Record<string, ReactNode>, path: string) {
  return Object.entries(errors).find(([wrong, sentence]) => sentence && isAt(wrong, path))?.[1]
}

const isAt = (wrong: string, path: string) => wrong === path || wrong.startsWith(`${path}.`)

/** So that a field which was emptied says the same as one that was never filled in. */
const isNothing = (value: unknown) => value === '' || value === null || value === undefined

export type EditorForm = {
  /** What the contract asks of its fields. */
  input: Parameters<typeof fieldRules>[0]
  /** Whose record it is, unless it is a block. */
  collection?: CollectionName
  /** Where images go that are chosen in it. */
  target: UploadTarget
  /** Whether something in it has been changed already. */
  isDirty: boolean
  form: {
    values: Record<string, unknown>
    errors: Record<string, ReactNode>
    setFieldValue: (name: string, value: unknown) => void
    setFieldError: (name: string, error: ReactNode) => void
  }
}
