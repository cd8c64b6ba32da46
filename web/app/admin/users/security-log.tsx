import { type SecurityEvent, texts } from '@busbar/contract'
import { Button, Center, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useExportSecurityLog, useSecurityEvents } from '../api/account/users.ts'
import { saveFile } from '../api/save-file.ts'
import { EmailText } from '../parts/email-text.tsx'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'

const columns: Column<SecurityEvent>[] = [
  {
    header: 'Event',
    inCard: 'head',
    width: '19%',
    least: 150,
    cell: ({ kind, details }) => (
      <>
        <Text fw={600} c={kind === 'sign_in_failed' ? 'var(--mantine-color-error)' : undefined}>
          {texts.users.events[kind]}
        </Text>
        {details && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {/* Often an email address. */}
            <EmailText email={details} />
          </Text>
        )}
      </>
    ),
  },
  // An email address, where the user has no name yet.
  { header: 'User', cell: ({ userName }) => <EmailText email={userName || texts.users.nobody} /> },
  // Most of it people do themselves; a second name stands out where it was somebody else.
  {
    header: 'By',
    cell: ({ userName, actorName }) => actorName !== userName && <EmailText email={actorName} />,
  },
  {
    header: 'From',
    width: 168,
    cell: ({ address, device }) => (
      <Aside>
        {device}
        <br />
        {address}
      </Aside>
    ),
  },
  {
    header: 'Time',
    width: 132,
    cell: ({ at }) => (
      <Aside>
        <DateTime at={at} />
      </Aside>
    ),
  },
]

/** What happened to accounts, newest first. */
export function SecurityLog() {
  const events = useSecurityEvents()
  const { hasNextPage, isFetchingNextPage } = events
  const exporting = useExportSecurityLog()
  const exportAll = () =>
    exporting.mutate(undefined, {
      onSuccess: (file) => saveFile(texts.users.exportFile, file),
      onError: (error) => toastFailed(texts.users.exportFailed, error),
    })
  const loadMore = async () => {
    const { isFetchNextPageError, error } = await events.fetchNextPage()
    if (isFetchNextPageError) toastFailed(texts.users.eventsFailed, error)
  }
  return (
    <>
      <Group justify="flex-end" mb="md">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={exporting.isPending}
          onClick={exportAll}
        >
          {texts.users.exportLog}
        </Button>
      </Group>
      <LoadedPanel
        query={events}
        texts={{ loading: texts.users.eventsLoading, loadFailed: texts.users.eventsFailed }}
      >
        {({ pages }) =>
          pages[0]?.length ? (
            <RecordTable label={texts.users.securityLog} records={pages.flat()} columns={columns} />
          ) : (
            <Text c="dimmed" p="lg">
              {texts.users.noEvents}
            </Text>
          )
        }
      </LoadedPanel>
      {hasNextPage && (
        <Center mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void loadMore()}>
            {texts.users.loadMore}
          </Button>
        </Center>
      )}
    </>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
