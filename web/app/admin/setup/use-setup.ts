import { createSetupClient, type Setup } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/browser-client.ts'
import { queryClient } from '../api/query-client.ts'

const calls = createSetupClient(callOptions)
const queryKey = ['setup']

/** How far the first hour is. Content tells most of it, so it is read again each time it is shown. */
export function useSetup(isEnabled = true) {
  return useQuery({ queryKey, queryFn: calls.get, staleTime: 0, enabled: isEnabled })
}

export function useNoteStep() {
  return useMutation({
    mutationFn: calls.note,
    onSuccess: (setup: Setup) => queryClient.setQueryData(queryKey, setup),
  })
}

export const readSetupAgain = () => queryClient.invalidateQueries({ queryKey })
