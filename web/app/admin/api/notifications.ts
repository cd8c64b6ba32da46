import { limits, type NoticeKind, type NoticeList } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

const queryKey = ['notifications']

/** What asks for attention. The screen asks anew each time it is shown, the bell as often as for unread messages. */
export function useNotifications({ isFresh = false } = {}) {
  return useQuery({
    queryKey,
    queryFn: api.notifications.list,
    staleTime: isFresh ? 0 : limits.messages.unreadRefresh,
    refetchInterval: limits.messages.unreadRefresh,
  })
}

/** What can be done about a notice. The list is read again after each. */
export function useNoticeWrites() {
  const onSuccess = () => queryClient.invalidateQueries({ queryKey })
  return {
    markRead: useMutation({
      mutationFn: api.messages.markRead,
      onSuccess: () => Promise.all([onSuccess(), queryClient.invalidateQueries({ queryKey: ['messages'] })]),
    }),
    noteSpamSeen: useMutation({
      mutationFn: () => api.messages.noteSpamSeen(),
      onSuccess: () => Promise.all([onSuccess(), queryClient.invalidateQueries({ queryKey: ['messages'] })]),
    }),
    retryMail: useMutation({ mutationFn: api.notifications.retryMail, onSuccess }),
    forgetMail: useMutation({ mutationFn: api.notifications.forgetMail, onSuccess }),
    retryImage: useMutation({
      mutationFn: (imageUrl: string) => api.notifications.retryImage({ imageUrl }),
      onSuccess,
    }),
  }
}

/** Turns a kind on or off in the bell; the switch moves at once, and back if it could not be saved. */
export function useSaveBell() {
  const show = (kind: NoticeKind, isOn: boolean) =>
    queryClient.setQueryData<NoticeList>(
      queryKey,
      (list) => list && { ...list, meta: { ...list.meta, bell: { ...list.meta.bell, [kind]: isOn } } },
    )
  return useMutation({
    mutationFn: ({ kind, isOn }: { kind: NoticeKind; isOn: boolean }) =>
      api.notifications.savePreferences({ bell: { [kind]: isOn } }),
    onMutate: ({ kind, isOn }) => void show(kind, isOn),
    onError: (_error, { kind, isOn }) => void show(kind, !isOn),
  })
}
