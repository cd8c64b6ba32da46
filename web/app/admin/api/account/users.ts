import {
  exportSecurityLog,
  type Invitation,
  limits,
  type Proof,
  type User,
  type UserInput,
} from '@busbar/contract'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api, callOptions } from '../../../api/browser-client.ts'
import { queryClient } from '../query-client.ts'

const keys = { users: ['users'], invitations: ['invitations'], securityEvents: ['security-events'] }

// Other owners and the invited change these too, so they are asked for anew whenever they are shown.
const alwaysFresh = { staleTime: 0 }

export function useUsers() {
  return useQuery({ queryKey: keys.users, queryFn: api.users.list, ...alwaysFresh })
}

export function useInvitations() {
  return useQuery({ queryKey: keys.invitations, queryFn: api.users.invitations, ...alwaysFresh })
}

/** What happened to accounts, newest first, as far back as the reader goes. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: keys.securityEvents,
    queryFn: ({ pageParam }) => api.users.securityEvents({ before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < limits.lists.securityLog ? undefined : last.at(-1)?._id),
    ...alwaysFresh,
  })
}

export function useExportSecurityLog() {
  return useMutation({ mutationFn: () => exportSecurityLog(callOptions) })
}

type ToProve = { id: string; proof: Proof }

/** The writes of the Users screen. Each shows in the lists at once, and then has them read again. */
export function useUserWrites() {
  const refresh = () =>
    Promise.all(Object.values(keys).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const update = useMutation({
    mutationFn: ({ id, input }: { id: string; input: UserInput }) => api.users.update(id, input),
    onSuccess: (saved) => {
      queryClient.setQueryData<User[]>(keys.users, (users) =>
        users?.map((user) => (user._id === saved._id ? saved : user)),
      )
      void refresh()
      // It may be the user who is signed in.
      void queryClient.invalidateQueries({ queryKey: ['session'] })
    },
  })
  const remove = useMutation({
    mutationFn: ({ id, proof }: ToProve) => api.users.remove(id, proof),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<User[]>(keys.users, (users) => users?.filter((user) => user._id !== id))
      void refresh()
    },
  })
  const invite = useMutation({ mutationFn: api.users.invite, onSuccess: () => void refresh() })
  const resend = useMutation({
    mutationFn: ({ id, proof }: ToProve) => api.users.resend(id, proof),
    onSuccess: () => void refresh(),
  })
  const resetSecondFactors = useMutation({
    mutationFn: ({ id, proof }: ToProve) => api.users.resetSecondFactors(id, proof),
    onSuccess: refresh,
  })
  const withdraw = useMutation({
    mutationFn: api.users.withdraw,
    onSuccess: (_, id) => {
      queryClient.setQueryData<Invitation[]>(keys.invitations, (invitations) =>
        invitations?.filter((invitation) => invitation._id !== id),
      )
      void refresh()
    },
  })
  return { update, remove, invite, resend, resetSecondFactors, withdraw }
}
