import { type Company, defaults } from '@busbar/contract'
import { useSite } from '../../layout/use-company.ts'
import { useHeroLink } from '../../layout/use-section.ts'
import { HeroDiagram } from './hero-diagram.tsx'
import { HeroSlideshow } from './hero-slideshow.tsx'
import type { ShownButton, ShownSlide } from './shown-slide.ts'

/** The page's opening: the company's own images, or a drawing as long as there are none. */
export function Hero({ hero }: { hero: { slides: ShownSlide[]; stats: Company['heroStats'] } | null }) {
  const { words } = useSite()
  const linkOf = useHeroLink()
  const { heroButton, heroStats } = defaults.company
  const { yearsExperience, projectsCompleted } = hero?.stats ?? heroStats
  const stats = [
    { label: words.heroYears, value: yearsExperience },
    { label: words.heroProjects, value: projectsCompleted },
  ]
  const leading = (button: ShownButton) => ({ ...button, link: linkOf(button.link) })
  if (!hero?.slides.length) return <HeroDiagram stats={stats} button={leading(heroButton)} />
  const slides = hero.slides.map((slide) => ({ ...slide, button: leading(slide.button) }))
  return <HeroSlideshow slides={slides} stats={stats} />
}
