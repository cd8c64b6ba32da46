import { limits } from '@busbar/contract'
import type { MetaDescriptor } from 'react-router'
import type { describedImage } from '../parts/shown-image.ts'
import type { ShownCompany } from './shown-company.ts'
import type { ShownSite } from './shown-site.ts'
import { breadcrumbs, organization } from './structured-data.ts'

/** What search engines and sharing need to know of a page. */
type PageDescription = {
  title: string
  description: string
  /** The page's one address, from the root on; none for what is not there. */
  path: string | null
  /** An image to share it with; the company's own unless given. */
  image?: SharedImage | null
  /** Where the page stands, below home: the names and addresses of what is above it, and itself. */
  breadcrumbs?: { name: string; path: string }[]
  /** What the page is about, in the words of schema.org. */
  about?: object[]
}

type SharedImage = NonNullable<ReturnType<typeof describedImage>>
type Match = { id: string; loaderData: unknown } | undefined

/** The title, description, address and sharing data of a page, which may speak of the company. */
export function pageMeta(
  matches: readonly Match[],
  describe: (company: ShownCompany, site: ShownSite) => PageDescription | null,
): MetaDescriptor[] {
  const layout = matches.find((match) => match?.id === 'site/layout/layout')
  const site = layout?.loaderData as ShownSite | undefined
  const page = site && describe(site.company, site)
  if (!page) return []
  const address = page.path && site.origin + page.path
  const { chosen, ofLogo, ofHero } = site.shareImages
  const image = page.image ?? chosen ?? ofLogo ?? ofHero
  const structured = [
    ...(page.path === '/' ? [organization(site)] : []),
    ...(page.breadcrumbs ? [breadcrumbs(site.origin, page.breadcrumbs)] : []),
    ...(page.about ?? []),
  ]
  // Titles end with the company's name, unless the settings say otherwise.
  const title = site.titleSuffix
    ? page.title.replace(` | ${site.company.name}`, ` | ${site.titleSuffix}`)
    : page.title
  return [
    { title },
    { name: 'description', content: page.description },
    ...(address ? [{ tagName: 'link', rel: 'canonical', href: address } as const] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    ...(address ? [{ property: 'og:url', content: address }] : []),
    ...(image ? sharing(image, site.origin, image.alt || title) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...structured.map((about) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...about },
    })),
  ]
}

/** The JPEG that is made for sharing, or the image itself until there is one. */
function sharing({ src, width, height, hasShareImage }: SharedImage, origin: string, alt: string) {
  const size = hasShareImage ? limits.image.share : { width, height }
  const address = hasShareImage ? src.replace(/\.webp$/, `-${size.width}.jpg`) : src
  return [
    { property: 'og:image', content: new URL(address, origin).href },
    ...(/\.jpg\b/.test(address) ? [{ property: 'og:image:type', content: 'image/jpeg' }] : []),
    ...(size.width ? [{ property: 'og:image:width', content: `${size.width}` }] : []),
    ...(size.height ? [{ property: 'og:image:height', content: `${size.height}` }] : []),
    { property: 'og:image:alt', content: alt },
  ]
}
