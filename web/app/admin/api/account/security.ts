import type { Proof } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/browser-client.ts'
import { queryClient } from '../query-client.ts'
import { addPasskey } from './passkey.ts'
import { refreshViewer } from './session.ts'

const queryKey = ['security']

/** How the own account is protected. Asked anew each time it is shown: another device may have changed it. */
export function useSecurity() {
  return useQuery({ queryKey, queryFn: api.session.security, staleTime: 0 })
}

/** What changes how the own account is protected. Each is done once that has been read again. */
export function useSecurityWrites() {
  const onSuccess = () => queryClient.invalidateQueries({ queryKey })
  // It may have been the last factor where one is required.
  const onLess = () => Promise.all([onSuccess(), refreshViewer()])
  return {
    startTotp: useMutation({ mutationFn: api.session.startTotp }),
    confirmTotp: useMutation({ mutationFn: api.session.confirmTotp, onSuccess }),
    stopTotp: useMutation({ mutationFn: api.session.stopTotp, onSuccess: onLess }),
    renewRecoveryCodes: useMutation({ mutationFn: api.session.renewRecoveryCodes, onSuccess }),
    startPasskey: useMutation({ mutationFn: api.session.passkeyOptions }),
    addPasskey: useMutation({ mutationFn: addPasskey, onSuccess }),
    removePasskey: useMutation({
      mutationFn: ({ id, proof }: { id: string; proof: Proof }) => api.session.removePasskey(id, proof),
      onSuccess: onLess,
    }),
  }
}
