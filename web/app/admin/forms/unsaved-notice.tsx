import { texts } from '@busbar/contract'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { relativeTime } from '../parts/time/relative-time.ts'

/** Offers what was typed into a form and never saved. */
export function UnsavedNotice({ unsaved }: { unsaved: OfferedUnsaved }) {
  const { found, bringBack, forget } = unsaved
  if (!found) return null
  return (
    <Alert color="gray" icon={<IconHistory aria-hidden />} role="status">
      <Text size="sm">{texts.unsaved.found(relativeTime(new Date(found.at), new Date()))}</Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-sm" onClick={bringBack}>
          {texts.unsaved.bringBack}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={forget}>
          {texts.unsaved.discard}
        </Button>
      </Group>
    </Alert>
  )
}

export type OfferedUnsaved = { found?: { at: string }; bringBack: () => void; forget: () => void }
