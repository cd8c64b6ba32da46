import type { ReactNode } from 'react'
import styles from './record-strip.module.css'

/** The end of a record's page: cards of what belongs to it, hanging from a busbar. */
export function RecordStrip({ id, heading, isOnScreenOnly, children }: RecordStripProps) {
  return (
    <section className={styles.strip} aria-labelledby={id} data-screen-only={isOnScreenOnly || undefined}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <div className={styles.busbar} />
      {children}
    </section>
  )
}

/** Its cards, equally high in each row. Few of them share the whole width if they should. */
export function StripCards<Item extends { _id: string }>({ items, card, fillsRow }: StripCardsProps<Item>) {
  return (
    <ul className={styles.grid} data-count={fillsRow ? items.length : undefined}>
      {items.map((item) => (
        <li key={item._id} className={styles.place}>
          {card(item)}
        </li>
      ))}
    </ul>
  )
}

type RecordStripProps = {
  id: string
  heading: string
  /** What leads on to other pages has no use on paper. */
  isOnScreenOnly?: boolean
  children: ReactNode
}
type StripCardsProps<Item> = { items: Item[]; card: (item: Item) => ReactNode; fillsRow?: boolean }
