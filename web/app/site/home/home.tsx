import { limits, texts } from '@busbar/contract'
import { Suspense } from 'react'
import { data } from 'react-router'
import { type RenderOptions, renderContext } from '../../api/render-context.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { questions } from '../layout/structured-data.ts'
import { readSection, type SectionData, statusOf } from '../parts/section-data.ts'
import { shownProduct } from '../product/product-card.tsx'
import type { Route } from './+types/home.ts'
import { Categories } from './categories.tsx'
import { Clients } from './clients.tsx'
import { Contact } from './contact.tsx'
import { Hero } from './hero/hero.tsx'
import { shownSlide } from './hero/shown-slide.ts'
import { Partners, shownPartner } from './partners.tsx'
import { Products } from './products.tsx'
import { readServices, Services } from './services.tsx'
import { shownCategory } from './shown-category.ts'
import { shownClient } from './shown-client.ts'
import { shownMember } from './shown-member.ts'
import { Team } from './team.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const [hero, parts] = await Promise.all([readHero(api), readSections(api)])
  return data({ hero, ...parts }, { status: statusOf(parts) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (company, site) => ({
    title: texts.home.title(company.name),
    description: site.description ?? company.description ?? texts.home.description(company.name),
    path: '/',
    about: questions(company.faq),
  }))

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Sections {...loaderData} />
}

/** What does not depend on content stays. A page in this state has status 500 and is never published. */
export function ErrorBoundary() {
  const failed = (failure: string) => ({ items: null, failure })
  return (
    <Sections
      hero={null}
      services={failed(texts.services.siteFailed)}
      products={failed(texts.products.siteFailed)}
      categories={failed(texts.categories.siteFailed)}
      team={failed(texts.team.siteFailed)}
      partners={failed(texts.partners.siteFailed)}
      clients={failed(texts.clients.siteFailed)}
    />
  )
}

function Sections({ hero, services, products, categories, team, partners, clients }: Shown) {
  const sections = [
    <Services key="services" services={services} />,
    <Products key="products" products={products} />,
    <Categories key="categories" categories={categories} />,
    <Team key="team" team={team} />,
    <Partners key="partners" partners={partners} />,
    <Clients key="clients" clients={clients} />,
    <Contact key="contact" />,
  ]
  return (
    <>
      <Hero hero={hero} />
      {/* Nothing waits here: each comes to life by itself, so that a slow phone can answer a touch in between. */}
      {sections.map((section) => (
        <Suspense key={section.key}>{section}</Suspense>
      ))}
    </>
  )
}

type Sections = Awaited<ReturnType<typeof readSections>>
type Shown = { hero: Awaited<ReturnType<typeof readHero>> } & {
  [Name in keyof Sections]: Sections[Name] extends SectionData<infer Item> ? SectionData<Item> : never
}

async function readHero(api: RenderOptions['api']) {
  const company = await api.company.get().catch(() => null)
  return (
    company && {
      slides: company.heroImages.map((slide) => shownSlide(slide, company)),
      stats: company.heroStats,
    }
  )
}

async function readSections(api: RenderOptions['api']) {
  const [services, products, categories, team, partners, clients] = await Promise.all([
    readServices(api),
    readSection(texts.products.siteFailed, async () =>
      (await api.products.list({ limit: limits.products.onLanding })).data.map(shownProduct),
    ),
    readSection(texts.categories.siteFailed, async () =>
      (await api.categories.list()).data.map(shownCategory),
    ),
    readSection(texts.team.siteFailed, async () => (await api.team.list()).data.map(shownMember)),
    readSection(texts.partners.siteFailed, async () => (await api.partners.list()).data.map(shownPartner)),
    readSection(texts.clients.siteFailed, async () => (await api.clients.list()).data.map(shownClient)),
  ])
  return { services, products, categories, team, partners, clients }
}
