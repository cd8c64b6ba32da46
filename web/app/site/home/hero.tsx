import { type Company, defaults, type HeroImage } from '@busbar/contract'
import { shownPicture } from '../shown-picture.ts'
import { HeroDiagram } from './hero-diagram.tsx'
import { HeroSlideshow } from './hero-slideshow.tsx'

export type ShownSlide = ReturnType<typeof shownSlide>
export type HeroStats = Company['heroStats']

/** The page's opening: the company's own pictures, or a drawing as long as there are none. */
export function Hero({ hero }: { hero: { slides: ShownSlide[]; stats: HeroStats } | null }) {
  const { slides, stats } = hero ?? { slides: [], stats: defaults.company.heroStats }
  return slides.length > 0 ? <HeroSlideshow slides={slides} stats={stats} /> : <HeroDiagram stats={stats} />
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
