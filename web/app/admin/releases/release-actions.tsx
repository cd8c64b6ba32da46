import type { ReleaseDetails } from '@busbar/contract'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarOff,
  IconCalendarTime,
  IconDotsVertical,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { confirm } from '../parts/confirm.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { AskForReview, SendBack } from './review.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { releasesTexts } from './texts.ts'
import { askAndUndo, usePublishing } from './use-publishing.ts'
import { useReleaseWrites } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts

type ActionsProps = { release: ReleaseDetails; title: string; onRename: () => void }

/** What can be done with a release, by where it stands. */
export function ReleaseActions({ release, title, onRename }: ActionsProps) {
  const [isUndoing, setUndoing] = useState(false)
  const { needsReview } = useCurrentUser()
  if (release.status !== 'published')
    return <WaitingActions release={release} title={title} onRename={onRename} />
  if (needsReview) return null
  const undo = async () => {
    setUndoing(true)
    await askAndUndo(release._id, title)
    setUndoing(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={isUndoing}
      onClick={() => void undo()}
    >
      {texts.undo.action}
    </Button>
  )
}

function WaitingActions(props: ActionsProps) {
  const { needsReview } = useCurrentUser()
  if (!needsReview) return <PublishingActions {...props} />
  // Only administrators change what an administrator has scheduled.
  if (props.release.status === 'scheduled') return null
  return (
    <>
      <AskForReview release={props.release} />
      <MoreActions {...props} />
    </>
  )
}

function PublishingActions({ release, title, onRename }: ActionsProps) {
  const { _id, status, size } = release
  const [isScheduling, setScheduling] = useState(false)
  const { unschedule } = useReleaseWrites()
  const { askAndPublish, isPublishing } = usePublishing(release, title)
  const isScheduled = status === 'scheduled'
  const takeOff = () =>
    withToast(unschedule.mutateAsync(_id), {
      done: texts.schedule.removed,
      failed: texts.schedule.removeFailed,
    })
  return (
    <>
      {release.review === 'asked' && <SendBack release={release} />}
      {isScheduled && (
        <Button
          variant="default"
          leftSection={<IconCalendarOff size={18} aria-hidden />}
          loading={unschedule.isPending}
          onClick={() => void takeOff()}
        >
          {texts.schedule.remove}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCalendarTime size={18} aria-hidden />}
        disabled={size === 0}
        onClick={() => setScheduling(true)}
      >
        {isScheduled ? texts.schedule.change : texts.schedule.action}
      </Button>
      <Button
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={size === 0}
        loading={isPublishing}
        onClick={() => void askAndPublish()}
      >
        {texts.publish.action}
      </Button>
      <MoreActions release={release} title={title} onRename={onRename} />
      <ScheduleDialog release={release} isOpen={isScheduling} onClose={() => setScheduling(false)} />
    </>
  )
}

function MoreActions({ release, title, onRename }: ActionsProps) {
  const { remove } = useReleaseWrites()
  const navigate = useNavigate()
  const askAndRemove = async () => {
    const text = texts.one.confirmDelete(release.size)
    const action = texts.one.delete
    if (!(await confirm({ title: action, text, about: title, action, tone: 'danger' }))) return
    const told = { done: texts.one.deleted, failed: texts.one.deleteFailed }
    if (await withToast(remove.mutateAsync(release._id), told))
      void navigate('/admin/releases', { replace: true })
  }
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <ActionIcon size={36} flex="none" aria-label={texts.one.more}>
          <IconDotsVertical size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onRename}>
          {texts.form.rename}
        </Menu.Item>
        {release.name !== null && (
          <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void askAndRemove()}>
            {texts.one.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
