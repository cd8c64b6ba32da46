import { defaults, imageAddress, type PublicPartner, texts, webAddress } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { excerpt } from '../../ui/excerpt.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './hero.tsx'
import type { ShownPartner } from './partner-card.tsx'
import { Partners } from './partners.tsx'

/** More than two lines of a card ever hold; the rest would only make the page heavier. */
const descriptionLength = 240

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const partners = await api.partners.list()
  return { partners: partners.data.map(shownPartner) }
}

export function meta() {
  const title = texts.home.title(defaults.company.name)
  const description = texts.home.description(defaults.company.name)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Partners partners={loaderData.partners} />
    </>
  )
}

/** What does not depend on content stays. A page in this state has status 500 and is never published. */
export function ErrorBoundary() {
  return (
    <>
      <Hero />
      <Partners partners={null} />
    </>
  )
}

function shownPartner({ _id, name, description, website, logo }: PublicPartner): ShownPartner {
  return {
    _id,
    name,
    description: excerpt(description, descriptionLength),
    website: website ? { address: webAddress(website), host: host(website) } : null,
    logo: logo ? imageAddress('partners', logo) : null,
  }
}

function host(website: string) {
  return URL.parse(webAddress(website))?.hostname.replace(/^www\./, '') ?? website
}
