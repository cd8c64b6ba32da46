import type { Category, EventRecord } from '@busbar/contract'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { DateTime } from '../parts/date-time.tsx'
import { Failure } from '../parts/failure.tsx'
import { Modal } from '../parts/layers.tsx'
import { LoadingList } from '../parts/list-states.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { RecordTable } from '../records/record-table.tsx'
import { RowActions } from '../records/row-actions.tsx'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { EventEditor } from './event-editor.tsx'
import { categoriesTexts, eventsTexts } from './texts.ts'

const texts = categoriesTexts
const words = eventsTexts

/** A category and its events, which are added, changed and deleted from here. */
export function CategoryDetails({ category, onClosed }: { category: Category; onClosed: () => void }) {
  const isPhone = useIsPhone()
  const [edited, setEdited] = useState<EventRecord | 'new'>()
  const about = category.shortDescription ?? category.description
  return (
    <>
      <Modal opened onClose={onClosed} title={category.title} size={760} fullScreen={isPhone}>
        {about && <Text c="dimmed">{about}</Text>}
        <Group justify="space-between" mt="lg" mb="sm">
          <Title order={3} size="h5">
            {texts.events}
          </Title>
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        </Group>
        <Events category={category} onEdit={setEdited} />
      </Modal>
      {edited && (
        <EventEditor
          category={category}
          record={edited === 'new' ? undefined : edited}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function Events({ category, onEdit }: { category: Category; onEdit: (event: EventRecord) => void }) {
  const list = useRecords('events', { category: category._id })
  const { askAndDelete } = useAskAndDelete('events', words, ({ title }) => title)
  if (list.isPending) return <LoadingList text={words.loading} />
  if (list.isError)
    return (
      <Failure
        title={words.loadFailed}
        reason={list.error.message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.data.data.length === 0) return <Text c="dimmed">{texts.noEvents}</Text>
  return (
    <RecordTable
      label={texts.events}
      records={list.data.data}
      columns={[
        {
          header: fieldsTexts.title,
          inCard: 'head',
          cell: ({ title, location }) => (
            <>
              <Text fw={600}>{title}</Text>
              {location && (
                <Text size="sm" c="dimmed">
                  {location}
                </Text>
              )}
            </>
          ),
        },
        {
          header: words.date,
          width: 212,
          cell: ({ date }) => (date ? <DateTime at={date} /> : <Text c="dimmed">{words.noDate}</Text>),
        },
      ]}
      actions={(event) => (
        <RowActions of={event.title} onEdit={() => onEdit(event)} onDelete={() => void askAndDelete(event)} />
      )}
    />
  )
}
