import { type Category, limits, texts as siteTexts } from '@busbar/contract'
import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core'
import { IconCalendarPlus, IconEye, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import { OrderArrows } from '../records/order-arrows.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RowActions, TrashActions } from '../records/row-actions.tsx'
import { StatusSwitch } from '../records/status-switch.tsx'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { useOrder } from '../records/use-order.ts'
import { useToggle } from '../records/use-toggle.ts'
import { CategoryDetails } from './details.tsx'
import { CategoryEditor } from './editor.tsx'
import { EventEditor } from './event-editor.tsx'
import { categoriesTexts, eventsTexts } from './texts.ts'

const texts = categoriesTexts
const orderTexts = {
  ...siteTexts.rules.categories,
  orderFailed: texts.orderFailed,
  notInView: texts.notInView,
}

export const meta = () => screenMeta(texts.heading)

/** What is open over the list. */
type Open = { kind: 'edit'; category?: Category } | { kind: 'details' | 'add-event'; category: Category }

export default function CategoriesScreen() {
  const view = useListView()
  const list = useRecords('categories', { ...view.query, includeSubcategories: true })
  const { askAndDelete, restore } = useAskAndDelete('categories', texts, ({ title }) => title)
  const toggle = useToggle('categories', texts)
  const order = useOrder('categories', orderTexts, list.data)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  const columns: Column<Category>[] = [
    {
      header: fieldsTexts.title,
      sortBy: 'title',
      width: '22%',
      inCard: 'head',
      cell: ({ title }) => <Text fw={600}>{title}</Text>,
    },
    {
      header: fieldsTexts.description,
      desktopOnly: true,
      cell: (category) => (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {category.shortDescription ?? category.description?.slice(0, limits.category.excerpt)}
        </Text>
      ),
    },
  ]
  const whenLive: Column<Category>[] = [
    {
      header: fieldsTexts.status,
      width: 96,
      inCard: 'foot',
      cell: (category) => (
        <StatusSwitch
          of={category.title}
          isOn={category.isActive}
          onChange={(isOn) => toggle(category, isOn)}
        />
      ),
    },
    {
      header: fieldsTexts.order,
      width: 104,
      inCard: 'foot',
      cell: (category) => (
        <OrderArrows
          of={category.title}
          onUp={() => order.up(category)}
          onDown={() => order.down(category)}
        />
      ),
    },
  ]

  return (
    <>
      <ScreenHead title={texts.heading}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ kind: 'edit' })}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ListPanel view={view} list={list} searchLabel={texts.search} texts={texts}>
        {(categories) => (
          <RecordTable
            label={texts.heading}
            records={categories}
            columns={view.isTrash ? columns : [...columns, ...whenLive]}
            sort={view.sort}
            onSort={view.sortBy}
            actionsWidth={190}
            actions={(category) =>
              view.isTrash ? (
                <TrashActions of={category.title} onRestore={() => restore(category)} />
              ) : (
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <MoreActions category={category} onOpen={setOpen} />
                  <RowActions
                    of={category.title}
                    onEdit={() => setOpen({ kind: 'edit', category })}
                    onDelete={() => void askAndDelete(category)}
                  />
                </Group>
              )
            }
          />
        )}
      </ListPanel>
      {open?.kind === 'edit' && <CategoryEditor category={open.category} onClosed={close} />}
      {open?.kind === 'details' && <CategoryDetails category={open.category} onClosed={close} />}
      {open?.kind === 'add-event' && <EventEditor category={open.category} onClosed={close} />}
    </>
  )
}

function MoreActions({ category, onOpen }: { category: Category; onOpen: (open: Open) => void }) {
  return (
    <>
      <Tooltip label={texts.viewHint}>
        <ActionIcon
          aria-label={texts.view(category.title)}
          onClick={() => onOpen({ kind: 'details', category })}
        >
          <IconEye size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={eventsTexts.add}>
        <ActionIcon
          aria-label={texts.addEvent(category.title)}
          onClick={() => onOpen({ kind: 'add-event', category })}
        >
          <IconCalendarPlus size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
