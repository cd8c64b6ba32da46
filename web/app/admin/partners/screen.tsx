import { type Partner, webAddress } from '@busbar/contract'
import { Anchor, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RecordActions } from '../records/row-actions.tsx'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { PartnerEditor } from './editor.tsx'
import { partnersTexts } from './texts.ts'

export const meta = () => screenMeta(partnersTexts.heading)

const columns: Column<Partner>[] = [
  {
    header: 'Logo',
    width: 112,
    inCard: 'head',
    cell: ({ logo, name, pictures }) => (
      <ImagePreview src={thumbnail('partners', logo, pictures)} alt={`Logo of ${name}`} kind="logo" />
    ),
  },
  { header: 'Name', sortBy: 'name', inCard: 'head', cell: ({ name }) => <Text fw={600}>{name}</Text> },
  {
    header: 'Website',
    desktopOnly: true,
    cell: ({ website }) =>
      website && (
        <Anchor href={webAddress(website)} target="_blank" rel="noreferrer" lineClamp={1}>
          {website.replace(/^https?:\/\//, '')}
        </Anchor>
      ),
  },
  {
    header: 'Description',
    desktopOnly: true,
    cell: ({ description }) => (
      <Text size="sm" c="dimmed" lineClamp={2}>
        {description}
      </Text>
    ),
  },
]

export default function PartnersScreen() {
  const view = useListView()
  const list = useRecords('partners', view.query)
  const { askAndDelete, restore } = useAskAndDelete('partners', partnersTexts, ({ name }) => name)
  const [edited, setEdited] = useState<Partner | 'new'>()

  return (
    <>
      <ScreenHead title={partnersTexts.heading}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {partnersTexts.add}
        </Button>
      </ScreenHead>
      <ListPanel view={view} list={list} searchLabel={partnersTexts.search} texts={partnersTexts}>
        {(partners) => (
          <RecordTable
            label="Partners"
            records={partners}
            columns={columns}
            sort={view.sort}
            onSort={view.sortBy}
            actions={(partner) => (
              <RecordActions
                isInTrash={view.isTrash}
                of={partner.name}
                onEdit={() => setEdited(partner)}
                onDelete={() => void askAndDelete(partner)}
                onRestore={() => restore(partner)}
              />
            )}
          />
        )}
      </ListPanel>
      {edited && (
        <PartnerEditor
          partner={edited === 'new' ? undefined : edited}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
