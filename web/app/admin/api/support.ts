import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'

/** How the product is doing, tried out anew each time it is shown. */
export function useSupport() {
  return useQuery({ queryKey: ['support'], queryFn: api.support.read, staleTime: 0, gcTime: 0 })
}

/** Every kind of mail, as it looks. */
export function useMailSamples() {
  return useQuery({ queryKey: ['mail-samples'], queryFn: api.support.samples })
}

/** Sends a test email to the signed-in user and returns what the mail server said. */
export function useTestMail() {
  return useMutation({ mutationFn: api.support.sendTest })
}
