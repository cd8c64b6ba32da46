import { Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { DraftNotice, type OfferedDraft } from '../forms/draft-notice.tsx'
import type { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { UnsavedQuestion } from '../forms/unsaved-question.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSection } from './section-context.ts'
import styles from './settings-panel.module.css'
import { useSectionChanges, useUnsavedSections } from './unsaved-sections.tsx'

/** The frame around one section's fields, with what is unsaved and Save below them. */
export function SettingsPanel({ settings, saveLabel, children }: SettingsPanelProps) {
  const { isSaving, guard, draft, save } = settings
  const { value, label } = useSection()
  const { unsaved, saveAll } = useUnsavedSections()
  const form = useRef<HTMLFormElement>(null)
  useNamedField(form)
  useSectionChanges(value, settings)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (unsaved.length > 0 ? saveAll() : save())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={label} className={styles.panel}>
      <Stack gap="lg" className={styles.fields}>
        <DraftNotice draft={draft} />
        {children}
      </Stack>
      <SaveBar label={saveLabel} isBusy={isSaving} />
      <UnsavedQuestion guard={guard} />
    </form>
  )
}

/** Fields beside each other where there is room for two. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Puts the cursor into the field that the address names: the search leads to it. */
function useNamedField(form: RefObject<HTMLFormElement | null>) {
  const field = useSearchParams()[0].get('field')
  useEffect(() => {
    if (!field) return
    const input = form.current?.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(field)}"]`)
    if (!input?.checkVisibility()) return
    input.focus()
    input.select()
  }, [field, form])
}

/** What a panel needs of its form: see `useSettingsForm`. */
type PanelForm = {
  isDirty: boolean
  isSaving: boolean
  guard: ReturnType<typeof useUnsavedGuard>
  draft: OfferedDraft
  save: (options?: { isQuiet?: boolean }) => Promise<boolean>
  discard: () => () => void
}

type SettingsPanelProps = { settings: PanelForm; saveLabel?: string; children: ReactNode }
