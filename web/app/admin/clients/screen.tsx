import { type ClientRecord, limits } from '@busbar/contract'
import { Avatar, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useActivateAll, useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { EmailText } from '../parts/email-text.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { toastDone, toastFailed, toastInfo } from '../parts/toasts.tsx'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import table from '../records/record-table.module.css'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RecordActions } from '../records/row-actions.tsx'
import { StatusSwitch } from '../records/status-switch.tsx'
import { useToggle } from '../records/use-toggle.ts'
import { ClientEditor } from './editor.tsx'
import { clientsTexts } from './texts.ts'
import { useDeleteClient } from './use-delete-client.tsx'

const texts = clientsTexts

export const meta = () => screenMeta(texts.heading)

export default function ClientsScreen() {
  const view = useListView()
  const list = useRecords('clients', view.query)
  const { askAndDelete, restore } = useDeleteClient()
  // The whole client is sent with its flag turned, as specified.
  const toggle = useToggle('clients', texts, ({ name, email, description, imageUrl }, isActive) => ({
    name,
    email,
    description,
    imageUrl,
    isActive,
  }))
  const activateAll = useActivateAll()
  const [edited, setEdited] = useState<ClientRecord | 'new'>()

  const onActivateAll = () =>
    activateAll.mutate(undefined, {
      onSuccess: (count) =>
        count === 0 ? toastInfo(texts.noneInactive) : toastDone(texts.activatedAll(count)),
      onError: (error) => toastFailed(texts.activateAllFailed, error),
    })

  const columns: Column<ClientRecord>[] = [
    {
      header: texts.client,
      sortBy: 'name',
      width: '40%',
      least: 240,
      inCard: 'head',
      cell: (client) => <Client client={client} />,
    },
    {
      header: fieldsTexts.email,
      sortBy: 'email',
      desktopOnly: true,
      least: 200,
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      header: fieldsTexts.status,
      width: 96,
      inCard: 'foot',
      cell: (client) =>
        view.isTrash ? null : (
          <StatusSwitch of={client.name} isOn={client.isActive} onChange={(isOn) => toggle(client, isOn)} />
        ),
    },
  ]

  return (
    <>
      <ScreenHead title={texts.heading} subtitle={texts.subtitle}>
        <Button variant="default" onClick={onActivateAll} loading={activateAll.isPending}>
          {texts.activateAll}
        </Button>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ListPanel
        view={view}
        list={list}
        searchLabel={texts.search}
        texts={texts}
        heading={texts.list}
        count={texts.count}
        onAddFirst={{ label: texts.addFirst, add: () => setEdited('new') }}
      >
        {(clients) => (
          <RecordTable
            label={texts.list}
            records={clients}
            columns={columns}
            sort={view.sort}
            onSort={view.sortBy}
            actions={(client) => (
              <RecordActions
                isInTrash={view.isTrash}
                of={client.name}
                onEdit={() => setEdited(client)}
                onDelete={() => void askAndDelete(client)}
                onRestore={() => restore(client)}
              />
            )}
          />
        )}
      </ListPanel>
      {edited && (
        <ClientEditor client={edited === 'new' ? undefined : edited} onClosed={() => setEdited(undefined)} />
      )}
    </>
  )
}

function Client({ client }: { client: ClientRecord }) {
  const { name, email, description, imageUrl, pictures } = client
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar src={thumbnail('clients', imageUrl, pictures)} name={name} alt="" color="initials" />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed" className={table.leftOut}>
          <EmailText email={email} />
        </Text>
        <Text size="sm" c="dimmed">
          {preview(description)}
        </Text>
      </div>
    </Group>
  )
}

function preview(text: string) {
  const { preview: length } = limits.clients
  return text.length > length ? `${text.slice(0, length)}...` : text
}
