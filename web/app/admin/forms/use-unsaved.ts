import { isEqual } from '@busbar/contract'
import { useEffect, useRef, useState } from 'react'
import { unsavedKey } from '../../api/unsaved.ts'
import { storedAddress, useStoredCount } from '../api/uploads/image-uploads.ts'
import { useCurrentUser } from '../parts/current-user.ts'

type Unsaved<Values> = { at: string; revision?: number; values: Partial<Values> }

/**
 * Keeps what is typed into a form in the browser until it is saved or given up, and offers it again when the form is
 * opened after a crash. A chosen file is kept once it is uploaded; `keeps` names the fields where some must not be.
 */
export function useUnsaved<Values extends Record<string, unknown>>(options: {
  /** Names the form and its record. */
  of: string
  form: { values: Values; setValues: (values: Partial<Values>) => void }
  isDirty: boolean
  revision?: number
  keeps?: (keyof Values)[]
}) {
  const { of, form, isDirty, revision, keeps } = options
  const { values, setValues } = form
  const key = useUnsavedKey(of)
  const [found, setFound] = useState(() => readUnsaved<Unsaved<Values>>(key))
  const storedCount = useStoredCount()

  const later = useWriteLater()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file's address is known once it is stored
  useEffect(() => {
    if (!isDirty) return later.forget()
    later.write(() => {
      const kept = Object.entries(values)
        .filter(([field]) => !keeps || keeps.includes(field))
        .map(([field, value]) => [field, withAddresses(value)])
      writeUnsaved(key, { at: new Date().toISOString(), revision, values: Object.fromEntries(kept) })
    })
  }, [key, isDirty, values, revision, keeps, storedCount])

  return {
    /** What was left behind, unless it says nothing new. */
    found: found && !isEqual({ ...values, ...found.values }, values) ? found : undefined,
    bringBack: () => {
      if (found) setValues(found.values)
      setFound(undefined)
    },
    forget: () => {
      setFound(undefined)
      later.forget()
      window.localStorage.removeItem(key)
    },
  }
}

/** Writes when the fingers rest, or when the form or its page goes: at every key, the next one would have to wait. */
function useWriteLater() {
  const [later] = useState(() => {
    let waiting: (() => void) | undefined
    let timer: number | undefined
    const now = () => {
      window.clearTimeout(timer)
      waiting?.()
      waiting = undefined
    }
    return {
      now,
      write: (action: () => void) => {
        window.clearTimeout(timer)
        waiting = action
        timer = window.setTimeout(now, restMilliseconds)
      },
      forget: () => {
        window.clearTimeout(timer)
        waiting = undefined
      },
    }
  })
  useEffect(() => {
    window.addEventListener('pagehide', later.now)
    return () => {
      window.removeEventListener('pagehide', later.now)
      later.now()
    }
  }, [later])
  return later
}

const restMilliseconds = 150

/** One text that is kept in the browser while it is typed, and is there again whenever its field is. */
export function useTypedText(of: string, initial = '') {
  const key = useUnsavedKey(of)
  const [text, setText] = useState(() => readUnsaved<string>(key) ?? initial)
  const latest = useRef(text)
  const set = (next: string | ((typed: string) => string)) => {
    const typed = typeof next === 'string' ? next : next(latest.current)
    latest.current = typed
    setText(typed)
    if (typed === initial) window.localStorage.removeItem(key)
    else writeUnsaved(key, typed)
  }
  return { text, set, forget: () => set(initial) }
}

function useUnsavedKey(of: string) {
  return unsavedKey(useCurrentUser()._id, of)
}

function readUnsaved<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function writeUnsaved(key: string, typed: unknown) {
  try {
    window.localStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // No room left, or not allowed: the form works without it.
  }
}

/** What of a value can be kept or sent before it is saved: files give way to their addresses, and those without one are left out. */
export function withAddresses(value: unknown): unknown {
  if (value instanceof File) return storedAddress(value)
  if (Array.isArray(value)) return value.map(withAddresses).filter((kept) => kept !== undefined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, withAddresses(part)]))
}
