import { ApiError, type PreviewInput } from '@busbar/contract'
import { Button, Loader, SegmentedControl, Select, Switch, Text } from '@mantine/core'
import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { isBusy, useChangedPages, useLivePage, usePagePreview } from '../api/releases.ts'
import { comparePages } from './page-document.ts'
import { EmptyFrame, PageFrame } from './page-frame.tsx'
import styles from './preview.module.css'
import { previewTexts as texts } from './texts.ts'

type Side = 'draft' | 'live' | 'both'

const widths = { desktop: 1280, phone: 390 }
/** From here on there is room for two pages beside each other. */
const wide = { desktop: 1100, phone: 620 }
/** Pauses in typing after which the page, and the list of pages, are asked for. */
const pauses = { page: 200, pages: 1000 }

/**
 * The website with what is not published yet, or as it was, beside what is live: page by page, as on a desktop or on a phone. It
 * follows what is typed.
 */
export default function PagePreview({ release, draft, asOf, pages: given, ...props }: PagePreviewProps) {
  const { ref, width: room } = useElementSize()
  const [chosen, setChosen] = useState<string>()
  const [screen, setScreen] = useState<keyof typeof widths>(() =>
    window.innerWidth < 640 ? 'phone' : 'desktop',
  )
  const [asked, setSide] = useState<Side>()
  const [hasMarks, setMarks] = useState(true)
  const [jump, setJump] = useState(0)
  const typed = useMemo(() => ({ release, draft }), [release, draft])
  const [what] = useDebouncedValue(typed, pauses.page)
  const [settled] = useDebouncedValue(typed, pauses.pages)
  // It may be made of what is typed as well.
  const [first] = useDebouncedValue(props.path, pauses.page)
  const known = asOf ? ['/'] : given
  const words = asOf ? texts.past : texts
  const changed = useChangedPages(settled, !known)
  const pages = known ?? changed.data
  const path = chosen ?? firstPage(pages, first)
  const preview = usePagePreview({ ...what, asOf, path: path ?? '/' }, path !== undefined)
  const live = useLivePage(path ?? '/', path !== undefined)
  const shown = useLatest(path, preview.data, live.data)
  const problem = preview.error ?? (path ? undefined : changed.error)
  const isWide = room >= wide[screen]
  const side = asked === 'both' && !isWide ? 'draft' : (asked ?? (isWide ? 'both' : 'draft'))

  const follow = (next: string) => {
    setChosen(next)
    setJump(0)
  }
  const frame = (of: 'draft' | 'live') => {
    const html = shown?.[of]
    if (!shown || !html) return <EmptyFrame>{shown ? noPage(asOf !== undefined) : texts.loading}</EmptyFrame>
    return (
      <PageFrame
        page={{ path: shown.path, html }}
        title={texts.frame(words.sides[of], nameOf(shown.path))}
        width={widths[screen]}
        hasMarks={hasMarks}
        jump={jump}
        onFollow={follow}
      />
    )
  }

  return (
    <section ref={ref} className={styles.preview} aria-label={texts.preview}>
      <div className={styles.bar}>
        <Select
          aria-label={texts.page}
          className={styles.pages}
          size="sm"
          searchable
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          placeholder={pages ? texts.noPages : texts.looking}
          value={path ?? null}
          onChange={(next) => next && follow(next)}
          data={choices(pages, path)}
        />
        <SegmentedControl
          aria-label={words.sides.label}
          size="xs"
          value={side}
          onChange={setSide}
          data={(['draft', 'live', ...(isWide ? (['both'] as const) : [])] as const).map((value) => ({
            value,
            label: words.sides[value],
          }))}
        />
        <SegmentedControl
          aria-label={texts.widths.label}
          size="xs"
          value={screen}
          onChange={setScreen}
          data={(['desktop', 'phone'] as const).map((value) => ({ value, label: texts.widths[value] }))}
        />
        <Switch
          label={words.marks}
          size="sm"
          checked={hasMarks}
          onChange={(event) => setMarks(event.currentTarget.checked)}
        />
      </div>
      <div className={styles.state} role="status">
        <Text size="sm" c="dimmed">
          {problem ? sentenceOf(problem) : summaryOf(shown, preview.data?.status, asOf !== undefined)}{' '}
          {(preview.data?.missing ?? 0) > 0 && texts.past.missing(preview.data?.missing ?? 0)}
        </Text>
        {preview.isFetching && <Loader size={14} color="gray" aria-hidden />}
        {hasMarks && !problem && (shown?.changes ?? 0) > 0 && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setJump(jump + 1)}>
            {words.next}
          </Button>
        )}
      </div>
      <div className={styles.sides} data-screen={screen}>
        {side !== 'draft' && (
          <figure className={styles.side} data-of="live">
            {side === 'both' && <figcaption>{words.sides.live}</figcaption>}
            {frame('live')}
          </figure>
        )}
        {side !== 'live' && (
          <figure className={styles.side} data-of="draft">
            {side === 'both' && <figcaption>{words.sides.draft}</figcaption>}
            {frame('draft')}
          </figure>
        )}
      </div>
    </section>
  )
}

export type PagePreviewProps = PreviewInput & {
  /** Shows the website as it was right after this change, instead of with drafts. */
  asOf?: number
  /** The pages that change, where they are known already. */
  pages?: string[]
  /** The page to begin with; with a slash at its end, the first below it. */
  path?: string
}

/** The newest page whose answer came; it stays while the next one is asked for. */
function useLatest(path: string | undefined, draft: Answer | undefined, live: string | null | undefined) {
  const compared = useMemo(
    () => (path && draft && live !== undefined ? { path, ...comparePages(live, draft.html) } : undefined),
    [path, draft, live],
  )
  const [latest, setLatest] = useState(compared)
  if (compared && compared !== latest) setLatest(compared)
  return compared ?? latest
}

type Answer = { status: number; html: string }

type Shown = { live: string | null; changes?: number } | undefined

function summaryOf(shown: Shown, status = 200, isPast = false) {
  if (!shown) return texts.loading
  if (status === 404) return isPast ? texts.past.wasNotThere : texts.willBeGone
  if (shown.live === null) return noPage(isPast)
  const words = isPast ? texts.past : texts
  return shown.changes ? words.changes(shown.changes) : words.unchanged
}

const noPage = (isPast: boolean) => (isPast ? texts.past.isGone : texts.notThereYet)

function sentenceOf(error: unknown) {
  if (isBusy(error)) return texts.busy
  if (!(error instanceof ApiError)) return texts.busy
  const [reason = error.message] = Object.values(error.errors)
  return error.status === 422 ? texts.incomplete(reason) : texts.failed(error.message)
}

function firstPage(pages: string[] | undefined, first: string | undefined) {
  if (first && !first.endsWith('/')) return first.split('#')[0]
  if (first === '/') return first
  if (!pages) return undefined
  return (
    pages.find((page) => first && page.startsWith(first)) ?? pages.find((page) => page === '/') ?? pages[0]
  )
}

/** What can be chosen: the pages that change, and the one that is looked at. */
function choices(pages: string[] = [], path?: string) {
  const shown = pages.filter((page) => !page.endsWith('.xml'))
  const all = path && !shown.includes(path) ? [path, ...shown] : shown
  return all.map((page) => ({ value: page, label: nameOf(page) }))
}

const nameOf = (page: string) => (page === '/' ? texts.home : page)
