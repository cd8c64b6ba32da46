import { texts } from '@busbar/contract'
import { Button, Group, Text } from '@mantine/core'
import styles from './discard-question.module.css'

/** Takes the place of a window's own buttons, so that no second window covers what is at stake. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Group justify="space-between" gap="sm" role="alert">
      <Text fw={600}>{texts.admin.unsaved}</Text>
      <Group gap="sm" ml="auto">
        <Button variant="outline" color="red" onClick={onDiscard} className={styles.discard}>
          {texts.admin.discard}
        </Button>
        <Button onClick={onKeep} autoFocus>
          {texts.admin.keepEditing}
        </Button>
      </Group>
    </Group>
  )
}
