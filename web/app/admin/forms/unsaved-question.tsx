import { texts } from '@busbar/contract'
import { Button, Group } from '@mantine/core'
import { Modal } from '../parts/layers.tsx'
import type { useUnsavedGuard } from './unsaved-guard.tsx'

/** Asks before a form that is part of a screen is left with unsaved changes. */
export function UnsavedQuestion({ guard }: { guard: ReturnType<typeof useUnsavedGuard> }) {
  return (
    <Modal opened={guard.isAsking} onClose={guard.keep} title={texts.admin.unsaved} centered size={440}>
      <Group justify="flex-end" mt="xs" gap="sm">
        <Button variant="default" onClick={guard.discard}>
          {texts.admin.discard}
        </Button>
        <Button onClick={guard.keep} data-autofocus>
          {texts.admin.keepEditing}
        </Button>
      </Group>
    </Modal>
  )
}
