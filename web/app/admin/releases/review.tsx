import type { Release } from '@busbar/contract'
import { Alert, Button, Text } from '@mantine/core'
import { IconArrowBack, IconEyeCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { DateTime } from '../parts/time/date-time.tsx'
import { NoteDialog } from './note-dialog.tsx'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'
import { useReleaseWrites } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts.review

/** For users who may not publish: asks those who may, or withdraws the request. */
export function AskForReview({ release: { _id, review, size } }: { release: Release }) {
  const [isAsking, setAsking] = useState(false)
  const { askForReview, withdrawReview } = useReleaseWrites()
  if (review === 'asked')
    return (
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        loading={withdrawReview.isPending}
        onClick={() =>
          void withToast(withdrawReview.mutateAsync(_id), {
            done: texts.withdrawn,
            failed: texts.withdrawFailed,
          })
        }
      >
        {texts.withdraw}
      </Button>
    )
  const ask = async (note: string) => {
    const told = { done: texts.ask.done, failed: texts.ask.failed }
    if (await withToast(askForReview.mutateAsync({ id: _id, note }), told)) setAsking(false)
  }
  return (
    <>
      <Button
        leftSection={<IconEyeCheck size={18} aria-hidden />}
        disabled={size === 0}
        onClick={() => setAsking(true)}
      >
        {texts.ask.action}
      </Button>
      <NoteDialog
        texts={texts.ask}
        isOpen={isAsking}
        isBusy={askForReview.isPending}
        onClose={() => setAsking(false)}
        onSend={(note) => void ask(note)}
      />
    </>
  )
}

/** For users who may publish: sends it back to the editor who asked. */
export function SendBack({ release: { _id } }: { release: Release }) {
  const [isSending, setSending] = useState(false)
  const { sendBack } = useReleaseWrites()
  const send = async (note: string) => {
    const told = { done: texts.sendBack.done, failed: texts.sendBack.failed }
    if (await withToast(sendBack.mutateAsync({ id: _id, note }), told)) setSending(false)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBack size={18} aria-hidden />}
        onClick={() => setSending(true)}
      >
        {texts.sendBack.action}
      </Button>
      <NoteDialog
        texts={texts.sendBack}
        isOpen={isSending}
        isBusy={sendBack.isPending}
        onClose={() => setSending(false)}
        onSend={(note) => void send(note)}
      />
    </>
  )
}

/** Who asks, or who sent it back, and what they say. */
export function ReviewNotice({ release }: { release: Release }) {
  const isAsked = release.review === 'asked'
  const by = isAsked ? release.askedBy : release.sentBackBy
  const at = isAsked ? release.askedAt : release.sentBackAt
  const note = isAsked ? release.askedNote : release.sentBackNote
  if (!release.review || !by || !at) return null
  return (
    <Alert
      mb="lg"
      color={isAsked ? 'blue' : 'amber'}
      icon={<IconEyeCheck aria-hidden />}
      title={texts.bylines[release.review](by.name)}
    >
      {note && <Text className={styles.note}>{note}</Text>}
      <Text size="sm" c="dimmed">
        <DateTime at={at} isRelative />
      </Text>
    </Alert>
  )
}
