import { type Company, defaults, type HeroImage } from '@busbar/contract'
import { lazy, Suspense } from 'react'
import { shownPicture } from '../shown-picture.ts'
import { HeroSlideshow } from './hero-slideshow.tsx'
// The styles come with the page, so that the drawing stands before its code is there.
import './hero-diagram.module.css'
import './single-line-diagram.module.css'

/** Apart, because hardly any site stays without pictures. */
const HeroDiagram = lazy(() => import('./hero-diagram.tsx'))

export type ShownSlide = ReturnType<typeof shownSlide>
export type HeroStats = Company['heroStats']

/** The page's opening: the company's own pictures, or a drawing as long as there are none. */
export function Hero({ hero }: { hero: { slides: ShownSlide[]; stats: HeroStats } | null }) {
  if (hero && hero.slides.length > 0) return <HeroSlideshow {...hero} />
  return (
    <Suspense>
      <HeroDiagram stats={hero?.stats} />
    </Suspense>
  )
}

/** A slide as the hero shows it. To be called in loaders only. */
export function shownSlide(slide: HeroImage, { pictures }: Company) {
  const { imageUrl, title, subtitle, buttonText, buttonLink } = slide
  return {
    title: title ?? defaults.company.heroTitle,
    subtitle,
    button: { text: buttonText, link: buttonLink },
    picture: shownPicture('company', imageUrl, pictures),
  }
}
