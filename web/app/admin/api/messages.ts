import type {
  Message,
  MessageQuery,
  MessageSettings,
  MessageSettingsInput,
  StaffReply,
} from '@busbar/contract'
import { limits } from '@busbar/contract'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

/** What visitors wrote, newest first, page after page. */
export function useMessages(query: Omit<MessageQuery, 'cursor'>) {
  const list = useInfiniteQuery({
    queryKey: ['messages', query],
    queryFn: ({ pageParam }) => api.messages.list({ ...query, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

  // A search goes through so much at a time: a page on which nothing was found is not the end.
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = list
  const isLastEmpty = data?.pages.at(-1)?.data.length === 0
  useEffect(() => {
    if (isLastEmpty && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isLastEmpty, hasNextPage, isFetching, isError, fetchNextPage])

  return list
}

export function useMessage(id: string) {
  return useQuery({ queryKey: ['messages', 'one', id], queryFn: () => api.messages.get(id) })
}

/** How many messages nobody has read, asked again every five minutes and after each change. */
export function useUnreadCount() {
  return useQuery({
    queryKey: ['messages', 'unread-count'],
    queryFn: () => api.messages.unreadCount(),
    refetchInterval: limits.messages.unreadRefresh,
  })
}

export type MessageAction = 'markRead' | 'markUnread' | 'archive' | 'unarchive' | 'markSpam' | 'release'

/** What can be done with a message. Lists and the unread count are read again after each. */
export function useMessageWrites() {
  const onSuccess = () => {
    void queryClient.invalidateQueries({ queryKey: ['messages'] })
    void queryClient.invalidateQueries({ queryKey: ['notifications'] })
  }
  const change = useMutation({
    mutationFn: ({ message, action }: { message: Message; action: MessageAction }) =>
      api.messages[action](message._id),
    onSuccess,
  })
  const reply = useMutation({
    mutationFn: ({ message, text }: { message: Message; text: string }) =>
      api.messages.reply(message._id, { message: text }),
    onSuccess,
  })
  const withdraw = useMutation({
    mutationFn: ({ message, reply }: { message: Message; reply: StaffReply }) =>
      api.messages.withdrawReply(message._id, reply._id),
    onSuccess,
  })
  const retry = useMutation({
    mutationFn: ({ message, reply }: { message: Message; reply: StaffReply }) =>
      api.messages.retryReply(message._id, reply._id),
    onSuccess,
  })
  return { change, reply, withdraw, retry }
}

/** How messages are treated. */
export function useMessageSettings() {
  return useQuery({ queryKey: ['messageSettings'], queryFn: api.messageSettings.get })
}

export function useSaveMessageSettings() {
  return useMutation({
    mutationFn: ({ input, revision }: { input: MessageSettingsInput; revision?: number }) =>
      api.messageSettings.update(input, revision),
    onSuccess: (saved: MessageSettings) => queryClient.setQueryData(['messageSettings'], saved),
  })
}

/** Reads the lists and the unread count again; resolves when they are there. */
export function refreshMessages() {
  return queryClient.invalidateQueries({ queryKey: ['messages'] })
}
