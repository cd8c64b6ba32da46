import { texts } from '@busbar/contract'
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'

const carouselTexts = texts.site.carousel

/**
 * Cards side by side: one, two or three to a view. It is a list that scrolls sideways, so every card is there, and
 * can be swiped to, without scripts; they add the buttons, the keys, the way around the ends and (`isAutoplaying`)
 * the advance by itself, which rests while it `isHeld`.
 */
export function Carousel<Item extends { _id: string }>({
  label,
  items,
  isAutoplaying = false,
  isHeld = false,
  children,
}: CarouselProps<Item>) {
  const carousel = useCarousel({ isAutoplaying, isHeld })
  const { view, isPlaying } = carousel
  const first = view?.first ?? 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-count={items.length}
      style={{ '--count': items.length, '--first': first } as CSSProperties}
      onKeyDown={carousel.onKeyDown}
    >
      <ul
        ref={carousel.track}
        className={styles.track}
        aria-label={label}
        // A scrolling area must be reachable by keyboard, even where no card has a link.
        tabIndex={items.length > (view?.shown ?? 1) ? 0 : undefined}
        {...carousel.hoverOrFocusHandlers}
      >
        {items.map((item) => (
          <li key={item._id} className={styles.slide}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <div className={styles.line} aria-hidden="true" />
        <p className={styles.position} aria-live={carousel.isTold ? 'polite' : 'off'}>
          {view && <Position from={first + 1} to={first + view.shown} count={items.length} />}
        </p>
        {isAutoplaying && (
          <Control
            className={styles.pause}
            name={isPlaying ? carouselTexts.pause : carouselTexts.play}
            path={isPlaying ? 'M5.500 3v10M10.500 3v10' : 'M5 3l8 5-8 5z'}
            onClick={carousel.toggle}
          />
        )}
        {/* Not around the pause button: pressing it would seem to do nothing while the pointer is on it. */}
        <div className={styles.steps} {...carousel.hoverOrFocusHandlers}>
          <Control
            name={carouselTexts.previous}
            path="M13 8H3M7 3.500L2.500 8 7 12.500"
            onClick={carousel.previous}
          />
          <Control
            name={carouselTexts.next}
            path="M3 8h10M9 3.500L13.500 8 9 12.500"
            onClick={carousel.next}
          />
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
  isHeld?: boolean
  children: (item: Item) => ReactNode
}

function Position({ from, to, count }: { from: number; to: number; count: number }) {
  return (
    <>
      <VisuallyHidden>{carouselTexts.shown(from, to, count)}</VisuallyHidden>
      <span aria-hidden="true">
        <b className={styles.now}>{from === to ? from : `${from}–${to}`}</b> / {count}
      </span>
    </>
  )
}

function Control({ name, path, className = '', ...rest }: ControlGiven) {
  return (
    <button className={`${styles.button} ${className}`} type="button" aria-label={name} {...rest}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}

type ControlGiven = {
  name: string
  path: string
  className?: string
  onClick: () => void
}
