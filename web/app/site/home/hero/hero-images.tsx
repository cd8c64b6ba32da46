import { lazy, Suspense } from 'react'
import { preload } from 'react-dom'
import { usePageLoaded } from '../../../ui/hooks/use-page-loaded.ts'
import { ResponsiveImage, type ShownImage, sourceSet } from '../../../ui/image.tsx'
import styles from './hero-images.module.css'
import type { ShownSlide } from './shown-slide.ts'
import type { Slides } from './use-slides.ts'

/**
 * The current slide's image in front and the next one's behind it. The one that goes is drawn away and so
 * uncovers what is behind. Nothing but the first is fetched before the page is there.
 */
export function HeroImages({ slides, show }: { slides: ShownSlide[]; show: Slides }) {
  const hasTime = usePageLoaded()
  preloadImage(slides[0]?.image ?? null)

  function layerOf(index: number) {
    if (index === show.current) return 'foreground'
    if (index === show.leaving) return 'leaving'
    return index === show.next && hasTime ? 'background' : null
  }

  return (
    <div className={styles.images}>
      {slides.map(({ image }, index) => {
        const layer = layerOf(index)
        return (
          layer && (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={index}
              className={styles.layer}
              data-layer={layer}
              data-step={show.step}
              onAnimationEnd={layer === 'leaving' ? show.settle : undefined}
            >
              <ResponsiveImage
                className={styles.image}
                image={image}
                // The words say what it is about.
                alt=""
                sizes={sizes}
                isFirst={index === 0}
                fallback={<Placeholder />}
              />
            </div>
          )
        )
      })}
    </div>
  )
}

/** On an upright screen the image is cut at its sides, and so is larger than the screen is wide. */
const sizes = '(max-width: 767px) 130vw, max(100vw, 178vh)'

/** Tells the browser of the first image in the page's head, before it has read as far as the image itself. */
function preloadImage(image: ShownImage | null) {
  if (!image) return
  const urgent = { as: 'image', fetchPriority: 'high' } as const
  if (!image.widths?.length) return preload(image.src, urgent)
  // Only by those that read AVIF; the others find theirs a little later.
  preload(image.src, {
    ...urgent,
    imageSrcSet: sourceSet(image, 'avif'),
    imageSizes: sizes,
    type: 'image/avif',
  })
}

const DeadSubstation = lazy(async () => ({
  default: (await import('./single-line-diagram.tsx')).DeadSubstation,
}))

/** Stands in for an image that cannot be shown. */
function Placeholder() {
  return (
    <div className={styles.placeholder}>
      <Suspense>
        <DeadSubstation />
      </Suspense>
    </div>
  )
}
