import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { toastDone } from '../parts/toasts.tsx'
import { allSections, type SectionName } from './sections.ts'
import { settingsTexts } from './texts.ts'

/** What can be done with the unsaved changes of one section. */
type SectionActions = {
  /** Answers whether nothing is left to save. */
  save: (options?: { isQuiet?: boolean }) => Promise<boolean>
  /** Answers with what brings the changes back. */
  discard: () => () => void
}

type UnsavedSections = {
  /** In the order of the list. */
  unsaved: SectionName[]
  note: (section: SectionName, isUnsaved: boolean) => void
  offer: (section: SectionName, actions: SectionActions) => void
  saveAll: () => Promise<void>
  discardAll: () => void
}
const Context = createContext<UnsavedSections | null>(null)

/** Knows which sections hold unsaved changes, shown or not, and saves or discards all of them together. */
export function UnsavedSections({ onFailed, children }: UnsavedSectionsProps) {
  const [noted, setNoted] = useState<SectionName[]>([])
  const actions = useRef(new Map<SectionName, SectionActions>())
  const unsaved = useMemo(
    () => allSections.map(({ value }) => value).filter((value) => noted.includes(value)),
    [noted],
  )
  const note = useCallback((section: SectionName, isUnsaved: boolean) => {
    setNoted((before) => {
      const others = before.filter((one) => one !== section)
      return isUnsaved ? [...others, section] : others
    })
  }, [])
  const offer = useCallback((section: SectionName, offered: SectionActions) => {
    actions.current.set(section, offered)
  }, [])

  /** One after the other: several are parts of one record, whose revision each save moves on. */
  const saveAll = async () => {
    const failed: SectionName[] = []
    for (const section of unsaved) {
      const isQuiet = section !== unsaved.at(-1)
      if (!(await actions.current.get(section)?.save({ isQuiet }))) failed.push(section)
    }
    if (failed.length > 0) onFailed(failed)
  }

  const discardAll = () => {
    const undos = unsaved.map((section) => actions.current.get(section)?.discard())
    toastDone(settingsTexts.discarded, () => {
      for (const undo of undos) undo?.()
    })
  }
  return <Context value={{ unsaved, note, offer, saveAll, discardAll }}>{children}</Context>
}

export function useUnsavedSections() {
  const sections = use(Context)
  if (!sections) throw new Error('There are sections inside the settings only')
  return sections
}

/** Tells the frame whether this section has unsaved changes, and what to do with them. */
export function useSectionChanges(section: SectionName, changes: SectionActions & { isDirty: boolean }) {
  const { note, offer } = useUnsavedSections()
  const { isDirty, save, discard } = changes
  useEffect(() => offer(section, { save, discard }))
  useLayoutEffect(() => {
    note(section, isDirty)
    return () => note(section, false)
  }, [section, isDirty, note])
}

type UnsavedSectionsProps = {
  /** Called with the sections that could not be saved. */
  onFailed: (sections: SectionName[]) => void
  children: ReactNode
}
