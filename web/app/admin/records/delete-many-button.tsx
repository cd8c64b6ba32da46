import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { RecordTexts } from './record-texts.ts'

/** Deletes the selected records; there once one is selected. */
export function DeleteManyButton({ texts, deletion }: DeleteManyButtonProps) {
  const { count, askAndDeleteMany } = deletion
  if (count === 0) return null
  return (
    <Button
      color="red"
      variant="light"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void askAndDeleteMany()}
    >
      {texts.deleteMany(count)}
    </Button>
  )
}

type DeleteManyButtonProps = {
  texts: RecordTexts
  deletion: { count: number; askAndDeleteMany: () => Promise<void> }
}
