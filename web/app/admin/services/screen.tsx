import { adminTexts, type Service } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../../api/collection.ts'
import { ListPanel } from '../list-panel.tsx'
import { useListView } from '../list-view.ts'
import { OrderArrows } from '../order-arrows.tsx'
import { Picture } from '../picture.tsx'
import { type Column, RecordTable } from '../record-table.tsx'
import { RecordActions } from '../row-actions.tsx'
import { ScreenHead } from '../screen-head.tsx'
import { screenMeta } from '../screen-meta.ts'
import { StatusSwitch } from '../status-switch.tsx'
import { thumbnail } from '../thumbnail.ts'
import { useAskAndDelete } from '../use-ask-and-delete.ts'
import { useOrder } from '../use-order.ts'
import { useToggle } from '../use-toggle.ts'
import { ServiceEditor } from './editor.tsx'

const texts = adminTexts.services

export const meta = () => screenMeta(texts.heading)

export default function ServicesScreen() {
  const view = useListView()
  const list = useRecords('services', view.query)
  const { askAndDelete, restore } = useAskAndDelete('services', texts, ({ title }) => title)
  const toggle = useToggle('services', texts)
  const order = useOrder('services', texts, list.data)
  const [edited, setEdited] = useState<Service | 'new'>()

  const columns: Column<Service>[] = [
    {
      header: adminTexts.fields.image,
      width: 104,
      inCard: 'head',
      cell: ({ imageUrl, pictures }) => <Picture src={thumbnail('services', imageUrl, pictures)} alt="" />,
    },
    {
      header: adminTexts.fields.title,
      sortBy: 'title',
      inCard: 'head',
      cell: ({ title }) => <Text fw={600}>{title}</Text>,
    },
    {
      header: adminTexts.fields.shortDescription,
      desktopOnly: true,
      cell: ({ shortDescription }) => (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {shortDescription}
        </Text>
      ),
    },
  ]
  const whenLive: Column<Service>[] = [
    {
      header: adminTexts.fields.status,
      width: 96,
      inCard: 'foot',
      cell: (service) => (
        <StatusSwitch of={service.title} isOn={service.isActive} onChange={(isOn) => toggle(service, isOn)} />
      ),
    },
    {
      header: adminTexts.fields.order,
      width: 104,
      inCard: 'foot',
      cell: (service) => (
        <OrderArrows of={service.title} onUp={() => order.up(service)} onDown={() => order.down(service)} />
      ),
    },
  ]

  return (
    <>
      <ScreenHead title={texts.heading}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ListPanel view={view} list={list} searchLabel={texts.search} texts={texts}>
        {(services) => (
          <RecordTable
            label={texts.heading}
            records={services}
            columns={view.isTrash ? columns : [...columns, ...whenLive]}
            sort={view.sort}
            onSort={view.sortBy}
            actions={(service) => (
              <RecordActions
                isInTrash={view.isTrash}
                of={service.title}
                onEdit={() => setEdited(service)}
                onDelete={() => void askAndDelete(service)}
                onRestore={() => restore(service)}
              />
            )}
          />
        )}
      </ListPanel>
      {edited && (
        <ServiceEditor
          service={edited === 'new' ? undefined : edited}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
