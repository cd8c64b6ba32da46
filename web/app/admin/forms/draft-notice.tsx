import { texts } from '@busbar/contract'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { relativeTime } from '../parts/relative-time.ts'

/** Offers what was typed into a form and never saved. */
export function DraftNotice({ draft }: { draft: OfferedDraft }) {
  const { found, bringBack, forget } = draft
  if (!found) return null
  return (
    <Alert color="gray" icon={<IconHistory aria-hidden />} role="status">
      <Text size="sm">{texts.drafts.found(relativeTime(new Date(found.at), new Date()))}</Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-sm" onClick={bringBack}>
          {texts.drafts.bringBack}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={forget}>
          {texts.drafts.discard}
        </Button>
      </Group>
    </Alert>
  )
}

export type OfferedDraft = { found?: { at: string }; bringBack: () => void; forget: () => void }
