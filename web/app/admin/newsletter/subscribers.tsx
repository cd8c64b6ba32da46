import type { Subscriber } from '@busbar/contract'
import { ActionIcon, Badge, Button, Select, Text, Tooltip } from '@mantine/core'
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useExportSubscribers, useRemoveSubscriber, useSubscribers } from '../api/newsletter.ts'
import { saveFile } from '../api/save-file.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { confirm } from '../parts/confirm.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { EmailText } from '../parts/email-text.tsx'
import { focusContent } from '../parts/focus.ts'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { useAddressParameters } from '../parts/use-address-parameters.ts'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.subscribers

/** Everybody on the list: since when, whether they have confirmed, and what they agreed to. */
export function Subscribers() {
  const view = useListView()
  const { parameters, change } = useAddressParameters()
  const state = (parameters.get('state') as Subscriber['state'] | null) ?? undefined
  const { search, page, limit } = view.query
  const list = useSubscribers({ search, page, limit, state })
  const counts = list.data?.meta.counts
  const remove = useRemoveSubscriber()

  const askAndRemove = async (subscriber: Subscriber) => {
    if (!(await confirm({ ...removal, about: subscriber.email }))) return
    remove.mutate(subscriber._id, {
      onSuccess: () => {
        toastDone(texts.removed)
        focusContent()
      },
      onError: (error) => toastFailed(texts.removeFailed, error),
    })
  }

  return (
    <ListPanel
      view={view}
      list={list}
      searchLabel={texts.search}
      texts={texts}
      heading={texts.tab}
      count={() => (counts ? texts.counts(counts.confirmed, counts.waiting) : '')}
      filter={
        <Select
          aria-label={texts.filter}
          w={152}
          allowDeselect={false}
          value={state ?? 'all'}
          onChange={(value) =>
            change({ state: value === 'all' ? undefined : (value ?? undefined), page: '' })
          }
          data={[
            { value: 'all', label: texts.all },
            ...Object.entries(texts.states).map(([value, label]) => ({ value, label })),
          ]}
        />
      }
    >
      {(subscribers) => (
        <RecordTable
          label={texts.tab}
          records={subscribers}
          columns={columns}
          actionsWidth={90}
          actions={(subscriber) => (
            <Tooltip label={texts.removeHint}>
              <ActionIcon
                aria-label={texts.remove(subscriber.email)}
                onClick={() => void askAndRemove(subscriber)}
              >
                <IconTrash size={19} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          )}
        />
      )}
    </ListPanel>
  )
}

/** The whole list as a file, and a file or a pasted text into the list. */
export function SubscriberActions() {
  const { role } = useCurrentUser()
  const exporting = useExportSubscribers()
  const [isImporting, setImporting] = useState(false)
  const exportAll = () =>
    exporting.mutate(undefined, {
      onSuccess: (file) => saveFile(texts.exportFile, file),
      onError: (error) => toastFailed(texts.exportFailed, error),
    })
  return (
    <>
      {role !== 'editor' && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={exporting.isPending}
          onClick={exportAll}
        >
          {texts.export}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        {texts.import}
      </Button>
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  )
}

const columns: Column<Subscriber>[] = [
  {
    header: fieldsTexts.email,
    inCard: 'head',
    width: '32%',
    least: 200,
    cell: ({ email }) => (
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        <EmailText email={email} />
      </Text>
    ),
  },
  {
    header: texts.filter,
    width: 128,
    cell: ({ state }) => (
      <Badge variant="light" color={state === 'confirmed' ? 'gray' : 'amber'}>
        {texts.states[state]}
      </Badge>
    ),
  },
  { header: texts.since, width: 196, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    header: texts.consent,
    inCard: 'body',
    cell: ({ consent }) => (
      <Text size="sm" c="dimmed" lineClamp={2} title={consent}>
        {consent}
      </Text>
    ),
  },
]

const removal = {
  title: texts.removeTitle,
  text: texts.confirmRemove,
  action: texts.removeHint,
  tone: 'danger',
} as const
