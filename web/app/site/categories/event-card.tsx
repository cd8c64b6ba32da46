import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import { RichText } from '../parts/rich-text.tsx'
import styles from './event-card.module.css'
import { DateSheet, FullDate } from './event-date.tsx'
import type { ShownEvent } from './shown-event.ts'

const eventsTexts = texts.events

/** An event with everything about it; its formatted details open in place. */
export function EventCard({ event, isPast }: { event: ShownEvent; isPast: boolean }) {
  const { title, description, details, date, location, organizer, registration, calendar, image } = event
  return (
    <li className={styles.card} data-past={isPast || undefined}>
      <div className={styles.sheet}>{date && <DateSheet date={date} />}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {(date || location || organizer) && (
          <dl className={styles.facts}>
            {date && (
              <Fact label={eventsTexts.date}>
                <FullDate date={date} />
              </Fact>
            )}
            {location && <Fact label={eventsTexts.location}>{location}</Fact>}
            {organizer && <Fact label={eventsTexts.organizer}>{organizer}</Fact>}
          </dl>
        )}
        <p className={styles.description}>{bindUnits(description)}</p>
        {details && (
          <details className={styles.details}>
            <summary className={styles.summary}>
              {eventsTexts.details}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </summary>
            <RichText html={details} />
          </details>
        )}
        {(registration || calendar) && (
          <div className={styles.actions}>
            {registration && (
              <a className={styles.register} href={registration} target="_blank" rel="noopener noreferrer">
                {eventsTexts.register}
                <VisuallyHidden>
                  : {title} ({texts.site.opensInNewTab})
                </VisuallyHidden>
              </a>
            )}
            {calendar && (
              <a className={styles.calendar} href={calendar} download={`${title}.ics`}>
                {eventsTexts.addToCalendar}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </a>
            )}
          </div>
        )}
      </div>
      {image && (
        <CoverImage
          className={styles.image}
          image={image}
          alt={image.alt ?? ''}
          sizes="(min-width: 1024px) 300px, (min-width: 640px) 40vw, 100vw"
        />
      )}
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
