import { type Category, limits } from '@busbar/contract'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCalendarPlus, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldsTexts } from '../forms/texts.ts'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { CategoryDetails } from './details.tsx'
import { CategoryEditor } from './editor.tsx'
import { EventEditor } from './event-editor.tsx'
import { categoriesTexts, eventsTexts } from './texts.ts'

const texts = categoriesTexts

export const meta = () => screenMeta(texts.heading)

const columns: Column<Category>[] = [
  {
    header: fieldsTexts.title,
    sortBy: 'title',
    width: '22%',
    inCard: 'head',
    cell: ({ title }) => <NameCell>{title}</NameCell>,
  },
  {
    header: fieldsTexts.description,
    desktopOnly: true,
    cell: ({ shortDescription, description }) => (
      <ExcerptCell>{shortDescription ?? description?.slice(0, limits.category.excerpt)}</ExcerptCell>
    ),
  },
]

export default function CategoriesScreen() {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <RecordScreen
        name="categories"
        texts={texts}
        query={{ includeSubcategories: true }}
        columns={columns}
        Editor={CategoryEditor}
        status
        isOrdered
        actionsWidth={228}
        moreActions={(category) => <MoreActions category={category} onOpen={setOpen} />}
      />
      {open?.kind === 'details' && <CategoryDetails category={open.category} onClosed={close} />}
      {open?.kind === 'add-event' && <EventEditor category={open.category} onClosed={close} />}
    </>
  )
}

/** What is open over the list besides the editor. */
type Open = { kind: 'details' | 'add-event'; category: Category }

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
