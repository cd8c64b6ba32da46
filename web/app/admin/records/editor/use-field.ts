import { type CollectionName, collections, fieldRules } from '@busbar/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { UploadTarget } from '../../api/image-uploads.ts'

/** The editor around a field, for as long as it is open. */
export const EditorContext = createContext<EditorForm | undefined>(undefined)

/** One field of the record that is edited: what is in it, what the contract asks of it, and how to change it. */
export function useField(name: string) {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A field stands in a RecordEditor')
  const { collection, form, target } = editor
  const rules = fieldRules(collections[collection].input, name)
  return {
    collection,
    target,
    rules,
    value: form.values[name],
    error: form.errors[name],
    change: (value: unknown) => form.setFieldValue(name, isNothing(value) ? rules.empty : value),
    reject: (reason: string) => form.setFieldError(name, reason),
  }
}

/** So that a field which was emptied says the same as one that was never filled in. */
const isNothing = (value: unknown) => value === '' || value === null || value === undefined

type EditorForm = {
  collection: CollectionName
  /** Where images go that are chosen in it. */
  target: UploadTarget
  form: {
    values: Record<string, unknown>
    errors: Record<string, ReactNode>
    setFieldValue: (name: string, value: unknown) => void
    setFieldError: (name: string, error: ReactNode) => void
  }
}
