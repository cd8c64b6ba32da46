import { VisuallyHidden } from '@mantine/core'
import styles from './section-list.module.css'
import type { Section } from './sections.ts'
import { settingsTexts } from './texts.ts'
import { useUnsavedSections } from './unsaved-sections.tsx'

/** Marks a section with unsaved changes. */
export function UnsavedMark({ section }: { section: Section }) {
  const { unsaved } = useUnsavedSections()
  if (!unsaved.includes(section.value)) return null
  return (
    <span className={styles.unsaved}>
      <VisuallyHidden>({settingsTexts.unsavedMark})</VisuallyHidden>
    </span>
  )
}
