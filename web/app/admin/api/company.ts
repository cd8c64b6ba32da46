import {
  ApiError,
  type Company,
  type CompanyInput,
  type DecimalMark,
  type HeroInput,
  type SiteSettings,
  type SiteSettingsInput,
} from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { price, priceStyleOf } from '../../ui/text/price.ts'
import { queryClient } from './query-client.ts'

/** The company's own data, as it was when the screen was opened or last saved. */
export function useCompanySettings() {
  return useQuery({ queryKey: ['company'], queryFn: api.company.get })
}

export function useSaveCompany() {
  return useMutation({
    mutationFn: ({ input, revision }: { input: CompanyInput; revision?: number }) =>
      api.company.update(input, revision),
    onSuccess: (saved: Company) => queryClient.setQueryData(['company'], saved),
  })
}

/** Saves the slides with the company's data and, where that fails, by themselves under the company's id. */
export function useSaveHero(company: Company) {
  return useMutation({
    mutationFn: async ({ input, revision }: { input: HeroInput; revision?: number }) => {
      try {
        return await api.company.update(input, revision)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'stale') throw error
        const hero = await api.company.updateHero({ ...input, _id: company._id }, revision).catch(() => {
          throw error
        })
        return { ...company, ...hero }
      }
    },
    onSuccess: (saved: Company) => queryClient.setQueryData(['company'], saved),
  })
}

/** How the site behaves. */
export function useSiteSettings() {
  return useQuery(siteSettings)
}

const siteSettings = { queryKey: ['siteSettings'], queryFn: api.siteSettings.get }

/** The pages that list records and have something in them. */
export function useListPages() {
  return useQuery({ queryKey: ['siteSettings', 'lists'], queryFn: api.siteSettings.listPages })
}

/** Writes prices as the website does. */
export function usePrice() {
  const style = usePriceStyle()
  return (amount: number | null) => price(amount, style)
}

export function usePriceStyle() {
  return priceStyleOf(useSiteSettings().data)
}

/** The mark before the decimals, as the firm writes numbers. */
export function useDecimalMark(): DecimalMark {
  const { numberFormat } = usePriceStyle()
  return new Intl.NumberFormat(numberFormat).format(1.5).includes(',') ? ',' : '.'
}

/** The time zone for dates: the company's, or else the browser's. */
export function useTimeZone() {
  return zoneOf(useSiteSettings().data)
}

export async function readTimeZone() {
  return zoneOf(await queryClient.ensureQueryData(siteSettings).catch(() => undefined))
}

function zoneOf(settings: SiteSettings | undefined) {
  return settings?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function useSaveSiteSettings() {
  return useMutation({
    mutationFn: ({ input, revision }: { input: SiteSettingsInput; revision?: number }) =>
      api.siteSettings.update(input, revision),
    onSuccess: (saved: SiteSettings) => queryClient.setQueryData(['siteSettings'], saved),
  })
}
