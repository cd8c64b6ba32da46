import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePublishing } from '../api/releases.ts'
import { SaveButtons } from '../drafts/save-buttons.tsx'
import { draftTexts } from '../drafts/texts.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import styles from './save-bar.module.css'
import { allSections } from './sections.ts'
import { companyTexts, settingsTexts } from './texts.ts'
import { useUnsavedSections } from './unsaved-sections.tsx'

/** Below a section: what is unsaved, in whichever section, and its Save. It stays in sight as long as something is. */
export function SaveBar({ label = companyTexts.save, isBusy = false, onDraft, children }: SaveBarProps) {
  const { unsaved, discardAll } = useUnsavedSections()
  const isUnsaved = unsaved.length > 0
  const names = allSections.filter(({ value }) => unsaved.includes(value)).map((section) => section.label)
  return (
    <div className={styles.bar} data-unsaved={isUnsaved || undefined}>
      <Text size="sm" className={styles.status} role="status">
        {isUnsaved ? settingsTexts.unsaved(names) : <SavedStatus />}
      </Text>
      {children}
      {isUnsaved && (
        <Button variant="subtle" color="gray" onClick={discardAll} disabled={isBusy}>
          {settingsTexts.discard}
        </Button>
      )}
      <SaveButtons other={onDraft && { label: draftTexts.save, act: onDraft }} isBusy={isBusy}>
        <BusyButton
          type="submit"
          variant={isUnsaved ? 'filled' : 'default'}
          label={label}
          busyLabel={companyTexts.saving}
          isBusy={isBusy}
        />
      </SaveButtons>
    </div>
  )
}

/** A change that every page shows takes its time where there are very many. */
function SavedStatus() {
  const { due = 0, of = 0 } = usePublishing().data ?? {}
  return due > 0 ? settingsTexts.publishing(of - due, of) : settingsTexts.allSaved
}

type SaveBarProps = {
  label?: string
  isBusy?: boolean
  /** Saves the section as a draft, where it can be one. */
  onDraft?: () => void
  children?: ReactNode
}
