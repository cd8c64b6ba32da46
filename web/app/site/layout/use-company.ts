import { useRouteLoaderData } from 'react-router'
import type { ShownSite } from './shown-site.ts'

/** The company as every page of the site knows it, read once by the layout. */
export function useCompany() {
  return useSite().company
}

/** All that every page knows: the company, and how the site behaves. */
export function useSite() {
  const data = useRouteLoaderData<ShownSite>('site/layout/layout')
  if (!data) throw new Error('the site layout has no data')
  return data
}
