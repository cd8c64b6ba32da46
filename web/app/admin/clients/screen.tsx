import { type ClientRecord, limits } from '@busbar/contract'
import { Avatar, Button, Group, Text } from '@mantine/core'
import { useActivateAll } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { EmailText } from '../parts/email-text.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { toastDone, toastFailed, toastInfo } from '../parts/toasts.tsx'
import { NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import table from '../records/record-table.module.css'
import type { Column } from '../records/record-table.tsx'
import { activeFlag } from '../records/use-toggle.ts'
import { deleteClient } from './delete-client.ts'
import { ClientEditor } from './editor.tsx'
import { clientsTexts } from './texts.ts'

const texts = clientsTexts

export const meta = () => screenMeta(texts.heading)

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
]

export default function ClientsScreen() {
  return (
    <RecordScreen
      name="clients"
      texts={texts}
      columns={columns}
      Editor={ClientEditor}
      isNewestFirst
      status={{
        ...activeFlag<'clients'>(),
        // The whole client is sent with its flag turned, as specified.
        sentAlong: ({ name, email, description, imageUrl }) => ({ name, email, description, imageUrl }),
      }}
      askAndDelete={deleteClient}
      actions={<ActivateAll />}
    />
  )
}

function ActivateAll() {
  const activateAll = useActivateAll()
  const activate = () =>
    activateAll.mutate(undefined, {
      onSuccess: ({ activated }) =>
        activated === 0 ? toastInfo(texts.noneInactive) : toastDone(texts.activatedAll(activated)),
      onError: (error) => toastFailed(texts.activateAllFailed, error),
    })
  if (useCurrentUser().needsReview) return null
  return (
    <Button variant="default" onClick={activate} loading={activateAll.isPending}>
      {texts.activateAll}
    </Button>
  )
}

function Client({ client }: { client: ClientRecord }) {
  const { name, email, description, imageUrl, pictures } = client
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar
        src={thumbnail('clients', imageUrl, pictures)}
        name={name}
        alt=""
        color="gray.8"
        variant="filled"
      />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <NameCell>{name}</NameCell>
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
