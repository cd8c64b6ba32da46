import { startCarousel } from './carousel.ts'
import { startSlideshow } from './slideshow.ts'

export function startMoving(root: HTMLElement) {
  if (root.hasAttribute('data-slideshow')) startSlideshow(root)
  else startCarousel(root)
  root.dataset.live = ''
}
