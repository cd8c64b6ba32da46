import { type Company, defaults, type HeroImage } from '@busbar/contract'
import { shownImage } from '../../parts/shown-image.ts'

export type ShownSlide = ReturnType<typeof shownSlide>
/** A number with what it counts. */
export type ShownStat = { label: string; value: number }
export type ShownButton = ShownSlide['button']

/** A slide as the hero shows it. To be called in loaders only. */
export function shownSlide(slide: HeroImage, { pictures }: Company) {
  const { imageUrl, title, subtitle, buttonText, buttonLink } = slide
  return {
    title: title ?? defaults.company.heroTitle,
    subtitle,
    button: { text: buttonText, link: buttonLink },
    image: shownImage('company', imageUrl, pictures),
  }
}
