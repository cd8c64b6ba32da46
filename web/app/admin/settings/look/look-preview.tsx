import { type Look, lookInput } from '@busbar/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { usePagePreview } from '../../api/releases.ts'
import { comparePages } from '../../preview/page-document.ts'
import { EmptyFrame, PageFrame } from '../../preview/page-frame.tsx'
import { useSettingsDraft } from '../settings-draft.tsx'
import styles from './look.module.css'
import { lookTexts as texts } from './texts.ts'

const pause = 200

/** The real home page with the look that is chosen: the last one that passes, while a colour is being typed. */
export function LookPreview({ look }: { look: Look | null }) {
  const passes = look === null || lookInput.safeParse(look).success
  const [passing, setPassing] = useState<Look | null>(look)
  if (passes && passing !== look) setPassing(look)
  const [settled] = useDebouncedValue(passing, pause)
  const context = useSettingsDraft()
  const draft = context && {
    collection: context.collection,
    kind: 'changed' as const,
    baseRevision: context.liveRevision,
    values: { ...context.known?.values, look: settled },
  }
  const { data } = usePagePreview({ draft: draft ?? undefined, path: '/' }, draft !== null)
  const [html, setHtml] = useState<string>()
  if (data && data.html !== html) setHtml(data.html)
  const page = useMemo(() => html && { path: '/', html: comparePages(null, html).draft }, [html])
  return (
    <figure className={styles.preview}>
      {page ? (
        <PageFrame page={page} title={texts.preview} width={1280} hasMarks={false} jump={0} onFollow={stay} />
      ) : (
        <EmptyFrame>{texts.previewLoading}</EmptyFrame>
      )}
      <figcaption className={styles.caption}>
        <span role="status">{passes ? texts.preview : texts.previewWaits}</span>
      </figcaption>
    </figure>
  )
}

/** The look is the same on every page. */
function stay() {}
