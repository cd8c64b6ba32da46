import {
  type CampaignAction,
  type CampaignDetails,
  type CampaignInput,
  type CampaignItem,
  type CampaignQuery,
  campaignCollections,
  createNewsletterClient,
} from '@busbar/contract'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { callOptions, api as site } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

const api = createNewsletterClient(callOptions)
const lookEvery = 1500
const foundOfEach = 5

const refresh = () => void queryClient.invalidateQueries({ queryKey: ['campaigns'] })

export function useCampaigns(query: CampaignQuery) {
  return useQuery({
    queryKey: ['campaigns', query],
    queryFn: () => api.campaigns(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => isSending(state.data?.data) && lookEvery,
  })
}

/** One campaign; while it is being sent, it is read again and again. */
export function useCampaign(id: string | undefined) {
  return useQuery({
    queryKey: ['campaigns', 'one', id],
    queryFn: () => api.campaign(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => isSending(state.data && [state.data]) && lookEvery,
  })
}

export function useCampaignWrites() {
  return {
    create: useMutation({ mutationFn: api.createCampaign, onSuccess: refresh }),
    update: useMutation({
      mutationFn: ({ id, input, revision }: { id: string; input: CampaignInput; revision: number }) =>
        api.updateCampaign(id, input, revision),
      onSuccess: (saved) => {
        queryClient.setQueryData<CampaignDetails>(
          ['campaigns', 'one', saved._id],
          (known) => known && { ...known, ...saved },
        )
        refresh()
      },
    }),
    remove: useMutation({ mutationFn: api.removeCampaign, onSuccess: refresh }),
    test: useMutation({ mutationFn: api.testCampaign }),
    act: useMutation({
      mutationFn: ({ id, action, revision }: { id: string; action: CampaignAction; revision?: number }) =>
        api.act(id, action, revision),
      onSuccess: (campaign) => {
        queryClient.setQueryData(['campaigns', 'one', campaign._id], campaign)
        refresh()
      },
    }),
  }
}

/** A campaign as a mail, before it is saved. */
export function useCampaignPreview(input: CampaignInput) {
  return useQuery({
    queryKey: ['campaign-preview', input],
    queryFn: () => api.previewCampaign(input),
    enabled: input.title.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

export type FoundItem = CampaignItem & { title: string }

/** Records that can be shown in a campaign and whose words match. */
export function useFoundItems(search: string) {
  return useQuery({
    queryKey: ['campaign-items', search],
    queryFn: async (): Promise<FoundItem[]> => {
      const query = { search: search || undefined, limit: foundOfEach }
      const lists = await Promise.all(
        campaignCollections.map(async (collection) => {
          const { data } = await site[collection].list(query)
          return data.map(({ _id, title }) => ({ collection, _id, title }))
        }),
      )
      return lists.flat()
    },
    placeholderData: keepPreviousData,
  })
}

/** The titles of chosen records, by their id; null for one that is no longer there. */
export function useItemTitles(items: CampaignItem[]) {
  return useQueries({
    queries: items.map(({ collection, _id }) => ({
      queryKey: [collection, 'title', _id],
      queryFn: () =>
        site[collection].get(_id).then(
          ({ title }) => title,
          () => null,
        ),
    })),
    combine: (results) => new Map(items.map(({ _id }, index) => [_id, results[index]?.data] as const)),
  })
}

function isSending(campaigns: { state: string }[] = []) {
  return campaigns.some(({ state }) => state === 'sending')
}
