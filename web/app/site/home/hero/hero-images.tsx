import { preload } from 'react-dom'
import { ResponsiveImage, type ShownImage, StandIn, sourceSet } from '../../../ui/image.tsx'
import styles from './hero-images.module.css'
import type { ShownSlide } from './shown-slide.ts'
import { DeadSubstation } from './single-line-diagram.tsx'

const standIn = 'hero'

/**
 * The first slide's image, and the others ready to be put there: nothing but the first is fetched before the page is
 * there.
 */
export function HeroImages({ slides }: { slides: ShownSlide[] }) {
  const [first, ...others] = slides
  preloadImage(first?.image ?? null)
  return (
    <div className={styles.images} data-images="">
      <Layer image={first?.image ?? null} isFirst />
      {others.map(({ image }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
        <template key={index}>
          <Layer image={image} />
        </template>
      ))}
      <StandIn name={standIn}>
        <Placeholder />
      </StandIn>
    </div>
  )
}

function Layer({ image, isFirst = false }: { image: ShownImage | null; isFirst?: boolean }) {
  return (
    <div className={styles.layer} data-layer={isFirst ? 'foreground' : undefined}>
      <ResponsiveImage
        className={styles.image}
        image={image}
        // The words say what it is about.
        alt=""
        sizes={sizes}
        isFirst={isFirst}
        fallback={<Placeholder />}
        standIn={standIn}
      />
    </div>
  )
}

/** Stands in for an image that cannot be shown. */
function Placeholder() {
  return (
    <div className={styles.placeholder}>
      <DeadSubstation />
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
