import { texts } from '@busbar/contract'
import { HeroControls, HeroProgress } from './hero-controls.tsx'
import { HeroImages } from './hero-images.tsx'
import { HeroIncomer } from './hero-incomer.tsx'
import styles from './hero-slideshow.module.css'
import { HeroStats } from './hero-stats.tsx'
import { HeroText } from './hero-text.tsx'
import type { ShownSlide, ShownStat } from './shown-slide.ts'
import { useSlides } from './use-slides.ts'

const titleId = 'home-title'

/** The page's opening with the company's images, over a busbar that feeds the rest of the page. */
export default function HeroSlideshow({ slides, stats }: { slides: ShownSlide[]; stats: ShownStat[] }) {
  const show = useSlides(slides.length)
  const hasMany = slides.length > 1
  const carousel = hasMany
    ? { 'aria-roledescription': 'carousel', 'aria-label': texts.hero.slides }
    : { 'aria-labelledby': titleId }
  return (
    <section
      className={styles.hero}
      id="home"
      tabIndex={-1}
      data-opening=""
      {...carousel}
      {...show.hoverOrFocusHandlers}
    >
      <HeroImages slides={slides} show={show} />
      <HeroIncomer />
      {/* All are there, one upon another, so that nothing moves when they change; only one can be seen. */}
      <div className={styles.opening} aria-live={show.isRunning ? 'off' : 'polite'}>
        {slides.map(({ image, ...words }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            className={styles.words}
            {...(hasMany ? slideRole(index + 1, slides.length) : {})}
            data-shown={index === show.current || undefined}
            data-entering={(index === show.current && show.step !== 0) || undefined}
          >
            <HeroText id={titleId} {...words} isHidden={index !== show.current} />
          </div>
        ))}
      </div>
      <div className={styles.feed} data-many={hasMany || undefined}>
        <span className={styles.busbar} />
        {hasMany && <HeroProgress count={slides.length} show={show} />}
        <HeroStats stats={stats} />
        {hasMany && <HeroControls show={show} />}
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
