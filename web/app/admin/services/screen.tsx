import type { Service } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import { OrderArrows } from '../records/order-arrows.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RecordActions } from '../records/row-actions.tsx'
import { StatusSwitch } from '../records/status-switch.tsx'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { useOrder } from '../records/use-order.ts'
import { useToggle } from '../records/use-toggle.ts'
import { ServiceEditor } from './editor.tsx'
import { servicesTexts } from './texts.ts'

const texts = servicesTexts

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
      header: fieldsTexts.image,
      width: 104,
      inCard: 'head',
      cell: ({ imageUrl, pictures }) => (
        <ImagePreview src={thumbnail('services', imageUrl, pictures)} alt="" />
      ),
    },
    {
      header: fieldsTexts.title,
      sortBy: 'title',
      inCard: 'head',
      cell: ({ title }) => <Text fw={600}>{title}</Text>,
    },
    {
      header: fieldsTexts.shortDescription,
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
      header: fieldsTexts.status,
      width: 96,
      inCard: 'foot',
      cell: (service) => (
        <StatusSwitch of={service.title} isOn={service.isActive} onChange={(isOn) => toggle(service, isOn)} />
      ),
    },
    {
      header: fieldsTexts.order,
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
