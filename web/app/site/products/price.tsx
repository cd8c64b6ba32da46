import { quoteAddress } from '../records/quote-address.ts'
import styles from './price.module.css'

/** What a product costs. The words in place of a missing price link to the form to ask for it. */
export function Price({ product: { slug, title, price, amount } }: PriceProps) {
  if (amount !== null) return price
  return (
    <a
      className={styles.ask}
      {...quoteAddress({ about: `products/${slug}`, title })}
      // With scripts it leads to the form of the landing page, before React is there.
      suppressHydrationWarning
    >
      {price}
    </a>
  )
}

type PriceProps = { product: { slug: string; title: string; price: string; amount: number | null } }
