import type { Company, CompanyInput, SiteSettings, SiteSettingsInput } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from './browser-client.ts'
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

/** How the site behaves. */
export function useSiteSettings() {
  return useQuery({ queryKey: ['siteSettings'], queryFn: api.siteSettings.get })
}

export function useSaveSiteSettings() {
  return useMutation({
    mutationFn: ({ input, revision }: { input: SiteSettingsInput; revision?: number }) =>
      api.siteSettings.update(input, revision),
    onSuccess: (saved: SiteSettings) => queryClient.setQueryData(['siteSettings'], saved),
  })
}
