import type { SavedAnswerInput } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

const queryKey = ['saved-answers']

/** Texts that users send again and again. */
export function useSavedAnswers() {
  return useQuery({ queryKey, queryFn: api.savedAnswers.list })
}

/** What can be done with saved answers. The list is read again after each. */
export function useSavedAnswerWrites() {
  const onSuccess = () => queryClient.invalidateQueries({ queryKey })
  return {
    create: useMutation({ mutationFn: api.savedAnswers.create, onSuccess }),
    update: useMutation({
      mutationFn: ({ id, input }: { id: string; input: SavedAnswerInput }) =>
        api.savedAnswers.update(id, input),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: api.savedAnswers.remove, onSuccess }),
  }
}
