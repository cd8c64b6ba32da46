import { limits, texts } from '@busbar/contract'
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './carousel.module.css'
import { NextButton, PauseButton, PreviousButton } from './move-buttons.tsx'

/**
 * Cards side by side: one, two or three to a view. It is a list that scrolls sideways, so every card is there, and
 * can be swiped to, without scripts; `site/moving/carousel.ts` adds what the buttons do, the keys, the way around the ends
 * and (`isAutoplaying`) the advance by itself.
 */
export function Carousel<Item extends { _id: string }>({
  label,
  items,
  isAutoplaying = false,
  children,
}: CarouselProps<Item>) {
  const count = items.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel=""
      data-count={count}
      data-every={limits.carousel.advanceEvery}
      style={{ '--count': count, '--first': 0 } as CSSProperties}
    >
      <ul
        className={styles.track}
        aria-label={label}
        // A scrolling area must be reachable by keyboard, even where no card has a link.
        tabIndex={count > 1 ? 0 : undefined}
        data-track=""
      >
        {items.map((item) => (
          <li key={item._id} className={styles.slide}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <div className={styles.line} aria-hidden="true" />
        <Position count={count} />
        {isAutoplaying && <PauseButton className={styles.button} />}
        {/* Not around the pause button: pressing it would seem to do nothing while the pointer is on it. */}
        <div className={styles.steps} data-steps="">
          <PreviousButton className={styles.button} />
          <NextButton className={styles.button} />
        </div>
      </div>
    </div>
  )
}

type CarouselProps<Item> = {
  /** Its name for screen readers. */
  label: string
  items: Item[]
  isAutoplaying?: boolean
  children: (item: Item) => ReactNode
}

/** Which cards are in view, once it is known. */
function Position({ count }: { count: number }) {
  const { shown } = texts.site.carousel
  return (
    <p
      className={styles.position}
      aria-live="off"
      data-position=""
      data-one={shown('{from}', '{from}', count)}
      data-several={shown('{from}', '{to}', count)}
    >
      <VisuallyHidden>
        <span data-says="" />
      </VisuallyHidden>
      <span aria-hidden="true">
        <b className={styles.now} data-now="" />
        <span data-of="" />
      </span>
    </p>
  )
}
