import { Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { draftTexts } from '../drafts/texts.ts'
import type { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { type OfferedUnsaved, UnsavedNotice } from '../forms/unsaved-notice.tsx'
import { UnsavedQuestion } from '../forms/unsaved-question.tsx'
import { SectionDraft, SectionPreview } from './draft-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSection } from './section-context.ts'
import { useSettingsDraft } from './settings-draft.tsx'
import styles from './settings-panel.module.css'
import { useSectionChanges, useUnsavedSections } from './unsaved-sections.tsx'

/** The frame around one section's fields, with what is unsaved and Save below them. */
export function SettingsPanel({ settings, saveLabel, page = '/', children }: SettingsPanelProps) {
  const { isSaving, guard, isDirty } = settings
  const drafting = useSettingsDraft()
  const message = drafting?.draft && draftTexts.saved
  const save: PanelForm['save'] = (options) => settings.save({ ...options, message })
  const { value, label } = useSection()
  const { unsaved, saveAll } = useUnsavedSections()
  const form = useRef<HTMLFormElement>(null)
  useNamedField(form)
  useSectionChanges(value, { ...settings, save })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (unsaved.length > 0 ? saveAll() : save())
  }
  const saveAsDraft = async () => {
    if (!drafting) return
    drafting.asDraft.current = true
    await settings.save({ message: draftTexts.saved })
    drafting.asDraft.current = false
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={label} className={styles.panel}>
      <Stack gap="lg" className={styles.fields}>
        <SectionDraft save={async () => !isDirty || save({ isQuiet: true })} />
        <UnsavedNotice unsaved={settings.unsaved} />
        {children}
      </Stack>
      <SaveBar
        label={message ? draftTexts.save : saveLabel}
        isBusy={isSaving}
        onDraft={drafting && !drafting.draft && isDirty ? () => void saveAsDraft() : undefined}
      >
        {settings.typed && <SectionPreview typed={settings.typed} path={page} />}
      </SaveBar>
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
  unsaved: OfferedUnsaved
  save: (options?: { isQuiet?: boolean; message?: string }) => Promise<boolean>
  discard: () => () => void
  /** What would be saved now, where it can be previewed. */
  typed?: Record<string, unknown>
}

type SettingsPanelProps = {
  settings: PanelForm
  saveLabel?: string
  /** The page that a preview begins with. */
  page?: string
  children: ReactNode
}
