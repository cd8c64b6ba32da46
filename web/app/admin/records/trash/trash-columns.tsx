import { texts as words } from '@busbar/contract'
import { Text } from '@mantine/core'
import { DateTime } from '../../parts/time/date-time.tsx'
import type { Column } from '../record-table.tsx'
import { daysLeft } from './days-left.ts'

const texts = words.trash
/** From here on the time that is left is worth a look. */
const fewDays = 3

type Deleted = { deletedAt: string | null; deletedBy?: string }

/** What names the record, who deleted it, and how long it can still be restored. */
export function trashColumns<Item extends Deleted>(columns: Column<Item>[]): Column<Item>[] {
  return [
    ...columns.filter(({ inCard }) => inCard === 'head'),
    { header: texts.deleted, width: 230, cell: (record) => <Deletion {...record} /> },
  ]
}

function Deletion({ deletedAt, deletedBy }: Deleted) {
  if (!deletedAt) return null
  const days = daysLeft(deletedAt, new Date())
  return (
    <>
      <DateTime at={deletedAt} isRelative /> {deletedBy && texts.by(deletedBy)}
      <Text size="sm" c={days <= fewDays ? 'var(--mantine-color-error)' : 'dimmed'}>
        {texts.daysLeft(days)}
      </Text>
    </>
  )
}
