import { createContext, use } from 'react'
import type { Section } from './sections.ts'

export const SectionContext = createContext<Section | null>(null)

/** The section of the settings that this is part of. */
export function useSection() {
  const section = use(SectionContext)
  if (!section) throw new Error('There are sections inside the settings only')
  return section
}
