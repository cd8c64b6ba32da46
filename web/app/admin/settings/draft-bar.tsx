import { ApiError, type DraftInput, texts as shared } from '@busbar/contract'
import { useState } from 'react'
import { discardDraft, publishDraft, readDraft, saveDraft } from '../api/releases.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { draftTexts } from '../drafts/texts.ts'
import { confirm } from '../parts/confirm.tsx'
import { Drawer } from '../parts/layers.tsx'
import { toastDone } from '../parts/toasts.tsx'
import { Preview } from '../preview/lazy-preview.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { previewTexts } from '../preview/texts.ts'
import styles from './save-bar.module.css'
import { useSettingsDraft } from './settings-draft.tsx'
import { companyTexts } from './texts.ts'

/** Over a section's fields: whose draft they show, and what can be done with it. */
export function SectionDraft({ save }: { save: () => Promise<boolean> }) {
  const context = useSettingsDraft()
  if (!context?.draft) return null
  const { draft, collection } = context
  const publish = async () => {
    if (!(await save())) return
    try {
      await publishDraft(draft)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'clash') throw error
      const { title } = shared.conflict
      if (!(await confirm({ title, text: draftTexts.overTheirs, action: draftTexts.publish }))) return
      const { values, liveRevision, ...now } = await readDraft(draft._id)
      const onTop = { collection, kind: 'changed' as const, baseRevision: liveRevision ?? undefined, values }
      await publishDraft(await saveDraft({ ...now, values, liveRevision }, onTop))
    }
    toastDone(companyTexts.saved)
  }
  return <DraftNotice draft={draft} onDiscard={() => discardDraft(draft)} onPublish={publish} />
}

/** Opens the website with what is in a section's fields. */
export function SectionPreview({ typed, path }: { typed: DraftInput['values']; path: string }) {
  const [isOpen, setOpen] = useState(false)
  const context = useSettingsDraft()
  if (!context) return null
  const { collection, liveRevision: baseRevision, known } = context
  const draft = { collection, kind: 'changed' as const, baseRevision, values: { ...known?.values, ...typed } }
  return (
    <>
      <PreviewButton isOpen={false} onToggle={() => setOpen(true)} />
      <Drawer
        position="right"
        size="100%"
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={previewTexts.preview}
        classNames={{ content: styles.preview, body: styles.previewBody }}
      >
        <Preview draft={draft} path={path} />
      </Drawer>
    </>
  )
}
