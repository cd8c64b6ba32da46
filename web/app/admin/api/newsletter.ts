import { createNewsletterClient, type ImportReport, limits, type SubscriberQuery } from '@busbar/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

const api = createNewsletterClient(callOptions)

const refreshSubscribers = () => queryClient.invalidateQueries({ queryKey: ['subscribers'] })

/** One page of subscribers. */
export function useSubscribers(query: SubscriberQuery) {
  return useQuery({
    queryKey: ['subscribers', query],
    queryFn: () => api.subscribers(query),
    placeholderData: keepPreviousData,
  })
}

export function useRemoveSubscriber() {
  return useMutation({ mutationFn: api.removeSubscriber, onSuccess: () => void refreshSubscribers() })
}

export function useExportSubscribers() {
  return useMutation({ mutationFn: api.exportSubscribers })
}

/** Imports a list of any length, part by part, and says after each how far it is. */
export async function importSubscribers(
  addresses: string[],
  haveAgreed: boolean,
  onProgress: (done: number) => void,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, invalid: [] }
  try {
    for (let done = 0; done < addresses.length; done += limits.newsletter.importMax) {
      onProgress(done)
      const part = addresses
        .slice(done, done + limits.newsletter.importMax)
        .map((line) => line.slice(0, limits.newsletter.line))
      const { added, known, invalid } = await api.importSubscribers({ addresses: part, haveAgreed })
      report.added += added
      report.known += known
      report.invalid.push(...invalid)
    }
  } finally {
    void refreshSubscribers()
  }
  return report
}
