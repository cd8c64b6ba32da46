import type { Product } from '@busbar/contract'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RecordActions } from '../records/row-actions.tsx'
import { StatusSwitch } from '../records/status-switch.tsx'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { useToggle } from '../records/use-toggle.ts'
import { ProductEditor } from './editor.tsx'
import { productsTexts } from './texts.ts'
import { useDeleteMany } from './use-delete-many.ts'

const texts = productsTexts

export const meta = () => screenMeta(texts.heading)

export default function ProductsScreen() {
  const view = useListView()
  const list = useRecords('products', view.query)
  const { askAndDelete, restore } = useAskAndDelete('products', texts, ({ title }) => title)
  const toggle = useToggle('products', texts, (_product, isOn) => ({
    status: isOn ? ('active' as const) : ('inactive' as const),
  }))
  const { selection, count, askAndDeleteMany } = useDeleteMany()
  const [edited, setEdited] = useState<Product | 'new'>()

  const columns: Column<Product>[] = [
    {
      header: fieldsTexts.name,
      sortBy: 'title',
      width: '34%',
      least: 220,
      inCard: 'head',
      cell: ({ title, mainImageUrl, pictures }) => (
        <Group gap="sm" wrap="nowrap">
          <ImagePreview src={thumbnail('products', mainImageUrl, pictures)} alt="" />
          <Text fw={600}>{title}</Text>
        </Group>
      ),
    },
    {
      header: fieldsTexts.description,
      desktopOnly: true,
      cell: ({ shortDescription }) => (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {shortDescription}
        </Text>
      ),
    },
    {
      header: fieldsTexts.status,
      width: 96,
      inCard: 'foot',
      cell: (product) =>
        view.isTrash ? null : (
          <StatusSwitch
            of={product.title}
            isOn={product.status === 'active'}
            onChange={(isOn) => toggle(product, isOn)}
          />
        ),
    },
  ]

  return (
    <>
      <ScreenHead title={texts.heading}>
        {count > 0 && (
          <Button
            color="red"
            variant="light"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void askAndDeleteMany()}
          >
            {texts.deleteMany(count)}
          </Button>
        )}
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ListPanel view={view} list={list} searchLabel={texts.search} texts={texts}>
        {(products) => (
          <RecordTable
            label={texts.heading}
            records={products}
            columns={columns}
            selection={view.isTrash ? undefined : selection}
            sort={view.sort}
            onSort={view.sortBy}
            actions={(product) => (
              <RecordActions
                isInTrash={view.isTrash}
                of={product.title}
                onEdit={() => setEdited(product)}
                onDelete={() => void askAndDelete(product)}
                onRestore={() => restore(product)}
              />
            )}
          />
        )}
      </ListPanel>
      {edited && (
        <ProductEditor
          product={edited === 'new' ? undefined : edited}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
