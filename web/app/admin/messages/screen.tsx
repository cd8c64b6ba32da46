import { limits, type Message } from '@busbar/contract'
import { ActionIcon, Badge, Button, Group, Select, Text, Tooltip } from '@mantine/core'
import {
  IconArchive,
  IconEye,
  IconMailOpened,
  IconRefresh,
  IconShieldCheck,
  IconShieldX,
  IconUserShield,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { refreshMessages, useMessages } from '../api/messages.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { DateTime } from '../parts/date-time.tsx'
import { EmailText } from '../parts/email-text.tsx'
import { Failure } from '../parts/failure.tsx'
import { EmptyList, LoadingList } from '../parts/list-states.tsx'
import panel from '../parts/panel.module.css'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { SearchBox } from '../parts/search-box.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { useAddressParameters } from '../parts/use-address-parameters.ts'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { MessageDialog } from './dialog.tsx'
import { messagesTexts } from './texts.ts'
import { useMessageActions } from './use-message-actions.ts'

const texts = messagesTexts
const colours = { unread: 'amber', read: 'gray', archived: 'gray' } as const
type Status = Message['status'] | 'spam'

export const meta = () => screenMeta(texts.heading)

export default function MessagesScreen() {
  const { parameters, change } = useAddressParameters()
  const search = parameters.get('search') ?? ''
  const status = (parameters.get('status') as Status | null) ?? undefined
  const opened = parameters.get('message')
  const list = useMessages({ search: search || undefined, status, limit: limits.lists.pageSize })
  const messages = list.data?.pages.flatMap((page) => page.data) ?? []
  const { markRead, archive, markSpam, release } = useMessageActions()
  const { role } = useCurrentUser()
  const [isRefreshing, setRefreshing] = useState(false)

  const open = (message: Message) => change({ message: message._id })

  const refresh = async () => {
    setRefreshing(true)
    const { error } = await list.refetch()
    await refreshMessages()
    setRefreshing(false)
    if (error) toastFailed(texts.loadFailed, error)
    else toastDone(texts.refreshed)
  }

  const loadMore = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage()
    if (isFetchNextPageError) toastFailed(texts.loadFailed, error)
  }

  return (
    <>
      <ScreenHead title={texts.heading}>
        {role !== 'editor' && (
          <Button
            variant="subtle"
            color="gray"
            component={Link}
            to="/admin/site-settings?tab=personal-data"
            leftSection={<IconUserShield size={18} aria-hidden />}
          >
            {texts.privacy}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isRefreshing}
          onClick={() => void refresh()}
        >
          {texts.refresh}
        </Button>
      </ScreenHead>
      <div className={panel.search}>
        <SearchBox label={texts.search} value={search} onSearch={(text) => change({ search: text.trim() })} />
        <Select
          aria-label={texts.filter}
          w={152}
          allowDeselect={false}
          value={status ?? 'all'}
          onChange={(value) => change({ status: value === 'all' ? undefined : (value ?? undefined) })}
          data={Object.entries(texts.filters).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <div className={panel.panel} aria-busy={list.isFetching}>
        {list.isPending || (messages.length === 0 && list.hasNextPage && !list.isError) ? (
          <LoadingList text={texts.loading} />
        ) : list.isError && messages.length === 0 ? (
          <Failure
            title={texts.loadFailed}
            reason={list.error.message}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : messages.length === 0 ? (
          <EmptyList
            title={texts.empty}
            hint={texts.emptyHint}
            search={search}
            onClear={() => change({ search: undefined })}
          />
        ) : (
          <RecordTable
            label={texts.heading}
            records={messages}
            columns={columns}
            onOpen={open}
            actionsWidth={176}
            actions={(message) => (
              <Actions
                message={message}
                onOpen={() => open(message)}
                onRead={() => markRead(message)}
                onArchive={() => archive(message)}
                onSpam={() => (message.isSpam ? release(message) : markSpam(message))}
              />
            )}
          />
        )}
      </div>
      {list.hasNextPage && messages.length > 0 && (
        <Button mt="md" variant="default" loading={list.isFetchingNextPage} onClick={() => void loadMore()}>
          {texts.loadMore}
        </Button>
      )}
      {opened && <MessageDialog id={opened} onClosed={() => change({ message: undefined })} />}
    </>
  )
}

const columns: Column<Message>[] = [
  {
    header: texts.from,
    width: '25%',
    least: 190,
    inCard: 'head',
    cell: ({ name, email, status }) => (
      <>
        <Text fw={status === 'unread' ? 700 : 500}>{name}</Text>
        <Text size="sm" c="dimmed">
          <EmailText email={email} />
        </Text>
      </>
    ),
  },
  {
    header: texts.subject,
    least: 220,
    inCard: 'body',
    cell: ({ subject, message, status }) => (
      <>
        <Text fw={status === 'unread' ? 700 : 500}>{subject}</Text>
        <Text size="sm" c="dimmed">
          {preview(message)}
        </Text>
      </>
    ),
  },
  { header: texts.date, width: 196, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    header: fieldsTexts.status,
    inCard: 'foot',
    width: 100,
    cell: ({ status, isSpam }) => (
      <Badge variant="light" color={isSpam ? 'amber' : colours[status]}>
        {texts.filters[isSpam ? 'spam' : status]}
      </Badge>
    ),
  },
]

function Actions({ message, onOpen, onRead, onArchive, onSpam }: ActionsProps) {
  const { name, isSpam } = message
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={texts.viewHint}>
        <ActionIcon aria-label={texts.view(message.name)} onClick={onOpen}>
          <IconEye size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {message.status === 'unread' && (
        <Tooltip label={texts.markReadHint}>
          <ActionIcon aria-label={texts.markRead(message.name)} onClick={onRead}>
            <IconMailOpened size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      {message.status !== 'archived' && !isSpam && (
        <Tooltip label={texts.archive}>
          <ActionIcon aria-label={texts.archiveOf(message.name)} onClick={onArchive}>
            <IconArchive size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={isSpam ? texts.notSpam : texts.spam}>
        <ActionIcon aria-label={isSpam ? texts.release(name) : texts.markSpam(name)} onClick={onSpam}>
          {isSpam ? <IconShieldCheck size={19} stroke={1.7} /> : <IconShieldX size={19} stroke={1.7} />}
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}

type ActionsProps = { message: Message } & Record<'onOpen' | 'onRead' | 'onArchive' | 'onSpam', () => void>

function preview(text: string) {
  const plain = text.replace(/\s+/g, ' ')
  return plain.length > limits.messages.preview ? `${plain.slice(0, limits.messages.preview)}...` : plain
}
