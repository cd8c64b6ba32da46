import { Button, Text } from '@mantine/core'
import { BusyButton } from '../parts/busy-button.tsx'
import styles from './save-bar.module.css'
import { allSections } from './sections.ts'
import { companyTexts, settingsTexts } from './texts.ts'
import { useUnsavedSections } from './unsaved-sections.tsx'

/** Below a section: what is unsaved, in whichever section, and its Save. It stays in sight as long as something is. */
export function SaveBar({ label = companyTexts.save, isBusy = false }: SaveBarProps) {
  const { unsaved, discardAll } = useUnsavedSections()
  const isUnsaved = unsaved.length > 0
  const names = allSections.filter(({ value }) => unsaved.includes(value)).map((section) => section.label)
  return (
    <div className={styles.bar} data-unsaved={isUnsaved || undefined}>
      <Text size="sm" className={styles.status} role="status">
        {isUnsaved ? settingsTexts.unsaved(names) : settingsTexts.allSaved}
      </Text>
      {isUnsaved && (
        <Button variant="subtle" color="gray" onClick={discardAll} disabled={isBusy}>
          {settingsTexts.discard}
        </Button>
      )}
      <BusyButton
        type="submit"
        variant={isUnsaved ? 'filled' : 'default'}
        label={label}
        busyLabel={companyTexts.saving}
        isBusy={isBusy}
      />
    </div>
  )
}

type SaveBarProps = { label?: string; isBusy?: boolean }
