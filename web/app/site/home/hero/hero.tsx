import { Island } from '../../islands/island.tsx'
import { HeroDiagram } from './hero-diagram.tsx'
import HeroSlideshow from './hero-slideshow.island.tsx'
import type { HeroStats, ShownSlide } from './shown-slide.ts'

/** The page's opening: the company's own images, or a drawing as long as there are none. */
export function Hero({ hero }: { hero: { slides: ShownSlide[]; stats: HeroStats } | null }) {
  if (hero && hero.slides.length > 0) return <Island of={HeroSlideshow} when="idle" {...hero} />
  return <HeroDiagram stats={hero?.stats} />
}
