import { useEffect, useState } from 'react'
import { isSame } from './is-same.ts'

type Draft<Values> = { at: string; revision?: number; values: Partial<Values> }

/**
 * Keeps what is typed into a form in the browser until it is saved or given up, and offers it again when the form is
 * opened after a crash. Chosen files cannot be kept.
 */
export function useDraft<Values extends Record<string, unknown>>(options: {
  /** Names the form and its record. */
  key: string
  values: Values
  isDirty: boolean
  revision?: number
}) {
  const { key, values, isDirty, revision } = options
  const [found, setFound] = useState(() => readDraft<Values>(key))

  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => writeDraft(key, { at: new Date().toISOString(), revision, values }), 400)
    return () => clearTimeout(timer)
  }, [key, isDirty, values, revision])

  return {
    /** What was left behind, unless it says nothing new. */
    found: found && !isSame({ ...values, ...found.values }, values) ? found : undefined,
    dismiss: () => setFound(undefined),
    forget: () => {
      setFound(undefined)
      window.localStorage.removeItem(key)
    },
  }
}

function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function writeDraft<Values extends Record<string, unknown>>(key: string, draft: Draft<Values>) {
  const kept = Object.entries(draft.values).filter(([, value]) => !holdsFile(value))
  try {
    window.localStorage.setItem(key, JSON.stringify({ ...draft, values: Object.fromEntries(kept) }))
  } catch {
    // No room left, or not allowed: the form works without it.
  }
}

function holdsFile(value: unknown): boolean {
  return value instanceof File || (Array.isArray(value) && value.some(holdsFile))
}
