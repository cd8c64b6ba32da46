import type { Draft } from '@busbar/contract'
import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { IconFilePencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { confirm } from '../parts/confirm.tsx'
import { relativeTime } from '../parts/time/relative-time.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { draftTexts as texts } from './texts.ts'

/** Says whose draft is edited and with which release it goes live, and offers to give it up. */
export function DraftNotice({ draft, onDiscard, onPublish }: DraftNoticeProps) {
  const { kind, author, updatedAt, release } = draft
  const when = relativeTime(new Date(updatedAt), new Date())
  const discard = async () => {
    const { discardTitle: title, confirmDiscard: text, discard: action } = texts
    if (!(await confirm({ title, text, action, tone: 'danger' }))) return
    await onDiscard().then(
      () => toastDone(texts.discarded),
      (error) => toastFailed(texts.discardFailed, error),
    )
  }
  return (
    <Alert color="amber" icon={<IconFilePencil aria-hidden />} role="status" p="sm">
      <Text size="sm">{(kind === 'deleted' ? texts.deletion : texts.by)(author.name, when)}</Text>
      {release.name !== null && (
        <Text size="sm">
          {texts.partOf}{' '}
          <Anchor component={Link} size="sm" to={`/admin/releases/${release._id}`}>
            {release.name}
          </Anchor>
          .
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {onPublish && release.name === null && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => void onPublish().catch((error) => toastFailed(texts.publishFailed, error))}
          >
            {texts.publish}
          </Button>
        )}
        <Button
          variant={onPublish ? 'subtle' : 'default'}
          color="gray"
          size="compact-sm"
          onClick={() => void discard()}
        >
          {texts.discard}
        </Button>
      </Group>
    </Alert>
  )
}

type DraftNoticeProps = {
  draft: Draft
  onDiscard: () => Promise<unknown>
  /** For a draft that has no form to be published from. */
  onPublish?: () => Promise<unknown>
}
