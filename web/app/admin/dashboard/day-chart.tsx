import type { Dashboard } from '@busbar/contract'
import { useState } from 'react'
import styles from './day-chart.module.css'
import { dashboardTexts } from './texts.ts'

const barShare = 0.62
const dayNames = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const nameOf = (day: string) => dayNames.format(new Date(day))

type Days = Dashboard['messagesPerDay']

/** A bar for each day. Positions are shares of the width, so that it is sharp at any size; a table says the same. */
export function DayChart({ days, total }: { days: Days; total: number }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const top = topOf(Math.max(...days.map(({ count }) => count)))
  const step = 100 / days.length
  const shown = pointed === null ? undefined : days[pointed]
  const middle = days[Math.floor(days.length / 2)]
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden>
          <span>{top}</span>
          <span>{top / 2}</span>
          <span>0</span>
        </div>
        <svg
          className={styles.chart}
          role="img"
          aria-label={dashboardTexts.chart(total, days.length)}
          onPointerLeave={() => setPointed(null)}
        >
          {[0, 50, 100].map((y) => (
            <line key={y} className={styles.line} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          ))}
          {days.map(({ day, count }, index) => (
            <g key={day} className={styles.day} data-pointed={index === pointed || undefined}>
              <rect
                className={styles.bar}
                x={`${(index + (1 - barShare) / 2) * step}%`}
                width={`${barShare * step}%`}
                y={`${100 - (count / top) * 100}%`}
                height={`${(count / top) * 100}%`}
                rx="2"
              />
              <rect
                className={styles.reach}
                x={`${index * step}%`}
                width={`${step}%`}
                height="100%"
                onPointerEnter={() => setPointed(index)}
              />
            </g>
          ))}
        </svg>
        <div className={styles.axis} aria-hidden>
          {shown ? (
            <span className={styles.readOut}>
              <b>{nameOf(shown.day)}</b> {dashboardTexts.count(shown.count)}
            </span>
          ) : (
            <>
              <span>{nameOf(days[0]?.day ?? '')}</span>
              <span>{nameOf(middle?.day ?? '')}</span>
              <span>{dashboardTexts.today}</span>
            </>
          )}
        </div>
      </div>
      <details className={styles.table}>
        <summary>{dashboardTexts.asTable}</summary>
        <DayTable days={days} />
      </details>
    </figure>
  )
}

function DayTable({ days }: { days: Days }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.rows} tabIndex={0} aria-label={dashboardTexts.perDay}>
      <table>
        <thead>
          <tr>
            <th scope="col">{dashboardTexts.day}</th>
            <th scope="col">{dashboardTexts.messages}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <td>{nameOf(day)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The scale's end: an even number, so that its middle is a whole one. */
function topOf(most: number) {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  return [2, 4, 6, 8, 10].map((part) => part * size).find((end) => end >= most) ?? most
}
