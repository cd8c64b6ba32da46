import { createMailClient } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, callOptions } from '../../api/browser-client.ts'

const mails = createMailClient(callOptions)

/** How the product is doing, tried out anew each time it is shown. */
export function useSupport() {
  return useQuery({ queryKey: ['support'], queryFn: api.support, staleTime: 0, gcTime: 0 })
}

/** Every kind of mail, as it looks. */
export function useMailSamples() {
  return useQuery({ queryKey: ['mail-samples'], queryFn: mails.samples })
}

/** Sends a test email to the signed-in user and returns what the mail server said. */
export function useTestMail() {
  return useMutation({ mutationFn: mails.sendTest })
}
