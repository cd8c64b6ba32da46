import { lazy, Suspense } from 'react'
import { HeroSlideshow } from './hero-slideshow.tsx'
import type { HeroStats, ShownSlide } from './shown-slide.ts'
// The styles come with the page, so that the drawing stands before its code is there.
import './hero-diagram.module.css'
import './single-line-diagram.module.css'

/** Apart, because hardly any site stays without images. */
const HeroDiagram = lazy(() => import('./hero-diagram.tsx'))

/** The page's opening: the company's own images, or a drawing as long as there are none. */
export function Hero({ hero }: { hero: { slides: ShownSlide[]; stats: HeroStats } | null }) {
  if (hero && hero.slides.length > 0) return <HeroSlideshow {...hero} />
  return (
    <Suspense>
      <HeroDiagram stats={hero?.stats} />
    </Suspense>
  )
}
