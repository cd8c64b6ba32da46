import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

/** What is kept about the owner of an address. */
export function useFindPerson() {
  return useMutation({ mutationFn: (email: string) => api.privacy.find({ email }) })
}

/** Erases it for good; every list of messages is read again. */
export function useErasePerson() {
  return useMutation({
    mutationFn: (email: string) => api.privacy.erase({ email }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
