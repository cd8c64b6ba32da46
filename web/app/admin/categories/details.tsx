import { type Category, type EventRecord, texts as shared } from '@busbar/contract'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { useDraftMarks, useNewDrafts } from '../api/releases.ts'
import { draftBadges } from '../drafts/draft-badge.tsx'
import { NewDrafts } from '../drafts/new-drafts.tsx'
import { fieldsTexts } from '../forms/texts.ts'
import { Failure } from '../parts/failure.tsx'
import { Modal } from '../parts/layers.tsx'
import { LoadingList } from '../parts/list-states.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { NameCell } from '../records/cells.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RowActions } from '../records/row-actions.tsx'
import { TrashRowActions, trashActionsWidth } from '../records/trash/trash-actions.tsx'
import { trashColumns } from '../records/trash/trash-columns.tsx'
import { useTrash } from '../records/trash/use-trash.ts'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { EventEditor } from './event-editor.tsx'
import { categoriesTexts, eventsTexts } from './texts.ts'

const texts = categoriesTexts
const words = eventsTexts

/** A category and its events, which are added, changed and deleted from here. */
export function CategoryDetails({ category, onClosed }: { category: Category; onClosed: () => void }) {
  const isPhone = useIsPhone()
  const [edited, setEdited] = useState<EventRecord | 'new'>()
  const [draftOf, setDraftOf] = useState<string>()
  const [isTrash, setTrash] = useState(false)
  const drafts = useNewDrafts('events', ({ category: of }) => of === category._id, category._id)
  const about = category.shortDescription ?? category.description
  return (
    <>
      <Modal opened onClose={onClosed} title={category.title} size={760} fullScreen={isPhone}>
        {about && <Text c="dimmed">{about}</Text>}
        <Group justify="space-between" mt="lg" mb="sm">
          <Title order={3} size="h5">
            {texts.events}
          </Title>
          <Group gap="xs">
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={
                isTrash ? <IconArrowLeft size={16} aria-hidden /> : <IconTrash size={16} aria-hidden />
              }
              onClick={() => setTrash(!isTrash)}
            >
              {isTrash ? shared.trash.close : shared.trash.open}
            </Button>
            <Button
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setEdited('new')}
            >
              {words.add}
            </Button>
          </Group>
        </Group>
        {!isTrash && (
          <NewDrafts drafts={drafts} onOpen={({ recordId }) => setDraftOf(recordId ?? undefined)} />
        )}
        <Events category={category} isTrash={isTrash} onEdit={setEdited} />
      </Modal>
      {(edited || draftOf) && (
        <EventEditor
          category={category}
          record={edited === 'new' ? undefined : edited}
          draftOf={draftOf}
          onClosed={() => {
            setEdited(undefined)
            setDraftOf(undefined)
          }}
        />
      )}
    </>
  )
}

function Events({ category, isTrash, onEdit }: EventsProps) {
  const list = useRecords('events', { category: category._id, trash: isTrash || undefined })
  const drafts = useDraftMarks('events')
  const titleOf = ({ title }: EventRecord) => title
  const askAndDelete = useAskAndDelete('events', words, titleOf)
  const trash = useTrash({ name: 'events', words, records: list.data?.data ?? [], titleOf })
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
  if (list.data.data.length === 0)
    return <Text c="dimmed">{isTrash ? shared.trash.empty : texts.noEvents}</Text>
  return (
    <RecordTable
      label={texts.events}
      records={list.data.data}
      columns={isTrash ? trashColumns(columns) : columns}
      mark={isTrash ? undefined : draftBadges(drafts.data)}
      actionsWidth={isTrash ? trashActionsWidth : undefined}
      actions={(event) =>
        isTrash ? (
          <TrashRowActions {...trash.forOne(event)} />
        ) : (
          <RowActions
            of={event.title}
            onEdit={() => onEdit(event)}
            onDelete={() => void askAndDelete(event)}
          />
        )
      }
    />
  )
}

const columns: Column<EventRecord>[] = [
  {
    header: fieldsTexts.title,
    inCard: 'head',
    cell: ({ title, location }) => (
      <>
        <NameCell>{title}</NameCell>
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
]

type EventsProps = { category: Category; isTrash: boolean; onEdit: (event: EventRecord) => void }
