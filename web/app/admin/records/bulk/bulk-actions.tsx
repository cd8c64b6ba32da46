import type { CollectionName } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RecordTexts } from '../record-texts.ts'
import type { Bulk } from './use-bulk.ts'

/** What can be done with the selected records; there once one is selected. */
export function BulkActions<Name extends CollectionName>({ texts, bulk, children }: BulkActionsProps<Name>) {
  const { count, isBusy, askAndDelete, show } = bulk
  if (count === 0) return null
  return (
    <>
      {children}
      {show && (
        <>
          <Button
            variant="default"
            leftSection={<IconEye size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => show(true)}
          >
            {texts.showMany(count)}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEyeOff size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => show(false)}
          >
            {texts.hideMany(count)}
          </Button>
        </>
      )}
      <Button
        color="red"
        variant="light"
        leftSection={<IconTrash size={18} aria-hidden />}
        disabled={isBusy}
        onClick={() => void askAndDelete()}
      >
        {texts.deleteMany(count)}
      </Button>
    </>
  )
}

type BulkActionsProps<Name extends CollectionName> = {
  texts: RecordTexts
  bulk: Bulk<Name>
  /** What else can be done with them. */
  children?: ReactNode
}
