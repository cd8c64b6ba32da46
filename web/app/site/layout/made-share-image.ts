import { type Company, imageAddress, type Look, limits } from '@busbar/contract'

/** The image that the server makes from an uploaded logo; networks keep what they know by its address. */
export function madeShareImage(company: Company | null, look: Look | null) {
  const reference = company?.logo.imageUrl
  const logo = reference ? imageAddress('company', reference) : ''
  if (!company || !logo.startsWith('/uploads/')) return null
  const file = logo.split('/').at(-1)?.slice(0, 12)
  const colors = look ? [look.primary, look.accent, look.hero].join('').replaceAll('#', '') : ''
  const src = `/share-image.jpg?v=${file}${colors}`
  return { src, ...limits.image.share, alt: company.logo.altText || company.name, hasShareImage: false }
}
