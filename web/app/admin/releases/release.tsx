import type { ApiError, ReleaseDetails } from '@busbar/contract'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { LoadedPanel } from '../parts/loaded.tsx'
import { BackLink, ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { DateTime } from '../parts/time/date-time.tsx'
import { ChangedPages } from './changed-pages.tsx'
import { releaseTitle } from './draft-names.ts'
import { ReleaseActions } from './release-actions.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { ReleaseDrafts } from './release-drafts.tsx'
import { ReleasePreview } from './release-preview.tsx'
import { ReleaseStatus } from './release-status.tsx'
import styles from './releases.module.css'
import { ReviewNotice } from './review.tsx'
import { ShareLinks } from './share-links.tsx'
import { releasesTexts } from './texts.ts'
import { blockedDrafts } from './use-publishing.ts'
import { useRelease, useReleaseCheck } from './use-releases.ts'

const texts = releasesTexts.one

export const meta = () => screenMeta(releasesTexts.heading)

/** One release: what is in it, what it changes, what is in its way; and the ways to have it published. */
export default function ReleaseScreen() {
  const { id = '' } = useParams()
  const release = useRelease(id)
  const navigate = useNavigate()
  const isGone = release.data !== undefined && (release.error as ApiError | null)?.status === 404
  // A draft alone ends with its release; a colleague may have deleted this one, too.
  useEffect(() => {
    if (isGone) void navigate('/admin/releases', { replace: true })
  }, [isGone, navigate])
  return (
    <>
      <BackLink to={backTo(release.data)}>{texts.back}</BackLink>
      {release.data ? (
        <ReleaseView key={id} release={release.data} />
      ) : (
        <LoadedPanel query={release} texts={texts}>
          {() => null}
        </LoadedPanel>
      )}
    </>
  )
}

const backTo = (release?: ReleaseDetails) =>
  release?.status === 'published' ? '/admin/releases?tab=published' : '/admin/releases'

function ReleaseView({ release }: { release: ReleaseDetails }) {
  const [isRenaming, setRenaming] = useState(false)
  const title = releaseTitle(release, release.drafts[0])
  const rename = () => setRenaming(true)
  return (
    <>
      <ScreenHead title={title}>
        <ReleaseActions release={release} title={title} onRename={rename} />
      </ScreenHead>
      <Facts release={release} />
      {release.status === 'published' ? (
        <ReleaseDrafts release={release} check={undefined} onRename={rename} />
      ) : (
        <Waiting release={release} title={title} onRename={rename} />
      )}
      <ReleaseDialog release={release} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  )
}

/** The status, when and by whom, and what it is for. */
function Facts({ release }: { release: ReleaseDetails }) {
  const { status, note, author, createdAt, publishAt, publishedAt, publishedBy, scheduledBy } = release
  return (
    <div className={styles.facts}>
      <ReleaseStatus {...release} />
      {status === 'scheduled' && publishAt && (
        <Text size="sm" fw={600}>
          {texts.scheduledFor} <DateTime at={publishAt} />
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {status === 'published' && publishedAt ? (
          <>
            {texts.publishedBy(publishedBy?.name ?? '')}, <DateTime at={publishedAt} />
          </>
        ) : (
          <>
            {status === 'scheduled' && scheduledBy && `${texts.scheduledBy(scheduledBy.name)} · `}
            {texts.begunBy(author.name)}, <DateTime at={createdAt} isRelative />
          </>
        )}
      </Text>
      {note && <Text className={styles.note}>{note}</Text>}
    </div>
  )
}

function Waiting({ release, title, onRename }: WaitingProps) {
  const [previewed, setPreviewed] = useState<string>()
  const check = useReleaseCheck(release._id)
  const blocked = check.data ? blockedDrafts(check.data).size : 0
  return (
    <>
      <ReviewNotice release={release} />
      {release.status === 'failed' ? (
        <Failed release={release} />
      ) : blocked > 0 ? (
        <Alert
          mb="lg"
          color="amber"
          icon={<IconAlertTriangle aria-hidden />}
          title={releasesTexts.clash.count(blocked)}
        >
          {releasesTexts.clash.countHint}
        </Alert>
      ) : null}
      <div className={styles.halves}>
        <ReleaseDrafts release={release} check={check.data} onRename={onRename} />
        {release.size > 0 && (
          <div className={styles.aside}>
            <ChangedPages check={check} onPreview={setPreviewed} />
            <ShareLinks release={release._id} />
          </div>
        )}
      </div>
      <ReleasePreview
        release={release._id}
        title={title}
        pages={check.data?.pages ?? []}
        path={previewed}
        onClose={() => setPreviewed(undefined)}
      />
    </>
  )
}

type WaitingProps = { release: ReleaseDetails; title: string; onRename: () => void }

function Failed({ release: { problem, publishAt } }: { release: ReleaseDetails }) {
  const { failedAt, failedHint } = releasesTexts.schedule
  return (
    <Alert
      mb="lg"
      color="red"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={
        <>
          {failedAt}
          {publishAt && (
            <>
              {': '}
              <DateTime at={publishAt} />
            </>
          )}
        </>
      }
    >
      {problem} {failedHint}
    </Alert>
  )
}
