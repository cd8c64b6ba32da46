import { limits, type Message, type MessageQuery } from '@busbar/contract'
import { Button, Select } from '@mantine/core'
import { Navigate } from 'react-router'
import { useMessages } from '../api/messages.ts'
import { Failure } from '../parts/failure.tsx'
import { EmptyList, LoadingList } from '../parts/list-states.tsx'
import panel from '../parts/panel.module.css'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { SearchBox } from '../parts/search-box.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import { useAddressParameters } from '../parts/use-address-parameters.ts'
import { RecordTable } from '../records/record-table.tsx'
import { PrivacyLink, Refresh } from './head-actions.tsx'
import { columnsOf, MessageCard } from './list-parts.tsx'
import { MessagePanel } from './panel.tsx'
import { ActionsMenu, RowActions } from './row-actions.tsx'
import { messagesTexts } from './texts.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useMessageKeys } from './use-message-keys.ts'
import { useOpenedMessage } from './use-opened-message.ts'

const texts = messagesTexts
type Folder = keyof typeof texts.filters

export const meta = () => screenMeta(texts.heading)

export default function MessagesScreen() {
  const { parameters, change } = useAddressParameters()
  const search = parameters.get('search') ?? ''
  // Archived messages leave the inbox, but searches still find them.
  const usual: Folder = search ? 'all' : 'inbox'
  const folder = (parameters.get('status') as Folder | null) ?? usual
  const status: MessageQuery['status'] = folder === 'all' ? undefined : folder
  const list = useMessages({ search: search || undefined, status, limit: limits.lists.pageSize })
  const messages = list.data?.pages.flatMap((page) => page.data) ?? []
  const { act } = useMessageActions()
  const opened = useOpenedMessage(messages)
  useMessageKeys(opened)

  const loadMore = async () => {
    const { isFetchNextPageError, error } = await list.fetchNextPage()
    if (isFetchNextPageError) toastFailed(texts.loadFailed, error)
  }

  const actionsOf = (message: Message) => ({
    message,
    onOpen: () => opened.open(message._id),
    onAct: (action: Parameters<typeof act>[0]) => act(action, message),
  })

  // As mails and bookmarks from before have it.
  const asked = parameters.get('message')
  if (asked) return <Navigate to={`/admin/messages/${asked}`} replace />

  return (
    <>
      <ScreenHead title={texts.heading} hasSmallActions>
        <PrivacyLink />
        <Refresh list={list} />
      </ScreenHead>
      <div className={panel.search}>
        <SearchBox label={texts.search} value={search} onSearch={(text) => change({ search: text.trim() })} />
        <Select
          aria-label={texts.filter}
          w={152}
          size="sm"
          allowDeselect={false}
          value={folder}
          onChange={(value) => change({ status: value === usual ? undefined : (value ?? undefined) })}
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
            columns={columnsOf(opened.addressOf)}
            onOpen={({ _id }) => opened.open(_id)}
            actionsWidth={188}
            actions={(message) => <RowActions {...actionsOf(message)} />}
            card={(message) => (
              <MessageCard
                message={message}
                addressOf={opened.addressOf}
                actions={<ActionsMenu {...actionsOf(message)} />}
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
      {opened.id && (
        <MessagePanel
          id={opened.id}
          listed={opened.message}
          onPrevious={opened.onPrevious}
          onNext={opened.onNext}
          onClosed={opened.close}
        />
      )}
    </>
  )
}
