import { limits, texts } from '@busbar/contract'
import { HeroControls, HeroProgress } from './hero-controls.tsx'
import { HeroImages } from './hero-images.tsx'
import { HeroIncomer } from './hero-incomer.tsx'
import styles from './hero-slideshow.module.css'
import { HeroStats } from './hero-stats.tsx'
import { HeroText } from './hero-text.tsx'
import type { ShownSlide, ShownStat } from './shown-slide.ts'

const titleId = 'home-title'

/**
 * The page's opening with the company's images, over a busbar that feeds the rest of the page. What moves it is in
 * `site/moving/slideshow.ts`.
 */
export function HeroSlideshow({ slides, stats }: { slides: ShownSlide[]; stats: ShownStat[] }) {
  const hasMany = slides.length > 1
  const carousel = hasMany
    ? {
        'aria-roledescription': 'carousel',
        'aria-label': texts.hero.slides,
        'data-slideshow': '',
        'data-every': limits.hero.advanceEvery,
      }
    : { 'aria-labelledby': titleId }
  return (
    <section className={styles.hero} id="home" tabIndex={-1} data-opening="" {...carousel}>
      <HeroImages slides={slides} />
      <HeroIncomer />
      {/* All are there, one upon another, so that nothing moves when they change; only one can be seen. */}
      <div className={styles.opening} aria-live="off">
        {slides.map(({ image, ...words }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            className={styles.words}
            {...(hasMany ? slideRole(index + 1, slides.length) : {})}
            data-slide=""
            data-shown={index === 0 || undefined}
          >
            <HeroText id={titleId} {...words} isHidden={index > 0} />
          </div>
        ))}
      </div>
      <div className={styles.feed} data-many={hasMany || undefined}>
        <span className={styles.busbar} />
        {hasMany && <HeroProgress count={slides.length} />}
        <HeroStats stats={stats} />
        {hasMany && <HeroControls />}
      </div>
    </section>
  )
}

function slideRole(number: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': texts.hero.slide(number, count),
  }
}
