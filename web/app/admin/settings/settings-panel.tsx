import { Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { DraftNotice, type OfferedDraft } from '../forms/draft-notice.tsx'
import panel from '../forms/form-panel.module.css'
import type { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { UnsavedQuestion } from '../forms/unsaved-question.tsx'
import { BusyButton } from '../parts/busy-button.tsx'
import { companyTexts } from './texts.ts'

const texts = companyTexts

/** The frame around one tab's fields, with its save button. */
export function SettingsPanel({ label, isBusy, guard, draft, onSubmit, children }: SettingsPanelProps) {
  const form = useRef<HTMLFormElement>(null)
  useNamedField(form)
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label={label} className={panel.panel}>
      <Stack gap="md" className={panel.fields}>
        <DraftNotice draft={draft} />
        {children}
      </Stack>
      <div className={panel.footer}>
        <BusyButton type="submit" label={texts.save} busyLabel={texts.saving} isBusy={isBusy} />
      </div>
      <UnsavedQuestion guard={guard} />
    </form>
  )
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

type SettingsPanelProps = {
  label: string
  isBusy: boolean
  guard: ReturnType<typeof useUnsavedGuard>
  draft: OfferedDraft
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}
