import type { CollectionName } from '@busbar/contract'
import type { ItemOf } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { OrderArrows } from './order/order-arrows.tsx'
import type { useOrder } from './order/use-order.ts'
import type { Column } from './record-table.tsx'
import type { RecordTexts } from './record-texts.ts'
import { StatusSwitch } from './status-switch.tsx'
import { recordsTexts } from './texts.ts'
import { type StatusField, useToggle } from './use-toggle.ts'

/** The columns in which a record is changed where it stands; the trash has none of them. */
export function useLiveColumns<Name extends CollectionName>(options: LiveColumnsOptions<Name>) {
  const { name, texts, titleOf, status, order, canDrag } = options
  const { isOn, toggle } = useToggle(name, texts, status)
  const { needsReview } = useCurrentUser()
  const columns: Column<ItemOf<Name>>[] = []
  if (status)
    columns.push({
      header: fieldsTexts.status,
      width: 96,
      inCard: 'foot',
      cell: (record) =>
        needsReview ? (
          recordsTexts[isOn(record) ? 'active' : 'inactive']
        ) : (
          <StatusSwitch
            of={titleOf(record)}
            isOn={isOn(record)}
            onChange={(isOnNow) => toggle(record, isOnNow)}
          />
        ),
    })
  if (order)
    columns.push({
      header: fieldsTexts.order,
      width: canDrag ? 140 : 104,
      inCard: 'foot',
      cell: (record) => (
        <OrderArrows
          of={titleOf(record)}
          id={record._id}
          canDrag={canDrag}
          onUp={() => order.up(record)}
          onDown={() => order.down(record)}
        />
      ),
    })
  return columns
}

type LiveColumnsOptions<Name extends CollectionName> = {
  name: Name
  texts: RecordTexts
  titleOf: (record: ItemOf<Name>) => string
  status?: StatusField<Name>
  order?: ReturnType<typeof useOrder<Name>>
  canDrag: boolean
}
