import { defaults, imageAddress } from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../api/browser-client.ts'
import { initials } from '../../ui/text/initials.ts'
import { queryClient } from '../api/query-client.ts'
import { thumbnail } from './thumbnail.ts'

const productIcon = '/favicon.svg'

/** The company's name and where its mark is, once they are known; the product's own where none are saved. */
export function useCompanyBrand() {
  const { data, isPending } = useQuery({ queryKey: ['company'], queryFn: api.company.get }, queryClient)
  if (isPending) return { name: undefined, icon: productIcon, isLogo: false }
  const name = data?.name ?? defaults.company.name
  const logo = data?.logo.imageUrl
  if (logo) {
    const icon = thumbnail('company', logo, data.pictures) ?? imageAddress('company', logo)
    return { name, icon, isLogo: true }
  }
  return { name, icon: name === defaults.company.name ? productIcon : monogram(name), isLogo: false }
}

/** The company's logo, or its initials. */
export function CompanyMark({ size }: { size: number }) {
  const { icon, isLogo } = useCompanyBrand()
  // A logo is drawn for light paper.
  const plate = isLogo ? { background: '#fff', padding: 3 } : {}
  return (
    <img
      src={icon}
      alt=""
      width={size}
      height={size}
      style={{ flex: 'none', borderRadius: size / 5, objectFit: 'contain', ...plate }}
    />
  )
}

/** The browser's tab says whose back office this is, by icon and name. */
export function useBrandedTab() {
  const { name, icon } = useCompanyBrand()
  const { pathname } = useLocation()
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
  }, [icon])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen brings a title of its own
  useEffect(() => {
    const end = ` · ${name}`
    if (name && !document.title.endsWith(end)) document.title += end
  }, [name, pathname])
}

function monogram(name: string) {
  const letters = initials(name).replace(/[<&]/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="13" fill="#ffb400"/><text x="32" y="34" fill="#0b1420" font-family="system-ui, sans-serif" font-weight="700" font-size="30" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
