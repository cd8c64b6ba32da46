import { partKey, texts } from '@busbar/contract'
import type { ComponentType } from 'react'
import { data } from 'react-router'
import { type RenderOptions, renderContext } from '../../api/render-context.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { questions } from '../layout/structured-data.ts'
import { useSite } from '../layout/use-company.ts'
import { type SectionData, statusOf } from '../parts/section/section-data.ts'
import type { SectionHead } from '../parts/section/section-heads.ts'
import type { Route } from './+types/home.ts'
import { Hero } from './hero/hero.tsx'
import { shownSlide } from './hero/shown-slide.ts'
import { HomeBlocks } from './home-blocks.tsx'
import { readSections } from './read-sections.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const [hero, parts] = await Promise.all([readHero(api), readSections(api)])
  return data({ hero, parts }, { status: statusOf(parts) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (company, site) => ({
    title: texts.home.title(company.name),
    description: site.description ?? company.description ?? texts.home.description(company.name),
    path: '/',
    // Its first slide says more than the logo does.
    image: site.shareImages.chosen ?? site.shareImages.ofHero,
    // They stand in the contact section.
    about: site.sections.some(({ id }) => id === 'contact') ? questions(company.faq) : [],
  }))

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Sections {...loaderData} />
}

/** What does not depend on content stays. A page in this state has status 500 and is never published. */
export function ErrorBoundary() {
  return <Sections hero={null} />
}

function Sections({ hero, parts = {} }: SectionsProps) {
  const { sections } = useSite()
  return (
    <>
      <Hero hero={hero} />
      {sections.map((head) => {
        const key = partKey(head)
        if (head.id === 'blocks') return <HomeBlocks key={key} tone={head.tone} data={parts[key]} />
        const Part = sectionParts[`./${head.id}.section.tsx`]
        return Part && <Part key={key} head={head} data={parts[key]} />
      })}
    </>
  )
}

type SectionsProps = {
  hero: Awaited<ReturnType<typeof readHero>>
  parts?: Record<string, SectionData<unknown>>
}

/** A section is the default export of `<id>.section.tsx`; its `load` stays on the server. */
const sectionParts = import.meta.glob<ComponentType<{ head: SectionHead; data?: SectionData<unknown> }>>(
  './*.section.tsx',
  {
    eager: true,
    import: 'default',
  },
)

async function readHero(api: RenderOptions['api']) {
  const company = await api.company.get().catch(() => null)
  return (
    company && {
      slides: company.heroImages.map((slide) => shownSlide(slide, company)),
      stats: company.heroStats,
    }
  )
}
