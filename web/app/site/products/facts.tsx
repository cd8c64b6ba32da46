import { texts } from '@busbar/contract'
import type { ComponentProps } from 'react'
import { bindUnits } from '../../ui/text/bind-units.ts'
import styles from './facts.module.css'
import { Marks } from './marks.tsx'
import { Price } from './price.tsx'

/** What a product is and costs, on ink. `Heading` is an `h1` on its page and an `h2` in a dialog. */
export function Facts({ product, heading: Heading, headingId }: FactsProps) {
  const { title, shortDescription, category } = product
  return (
    <div className={styles.facts}>
      <Marks {...product} />
      <Heading className={styles.title} id={headingId}>
        {bindUnits(title)}
      </Heading>
      {category && (
        <a className={styles.category} href={category.address}>
          {category.title}
        </a>
      )}
      <p className={styles.text}>{bindUnits(shortDescription)}</p>
      <dl className={styles.price}>
        <dt className={styles.label}>{texts.products.price}</dt>
        <dd className={styles.amount}>
          <Price product={product} />
        </dd>
      </dl>
    </div>
  )
}

type FactsProps = {
  product: ComponentProps<typeof Price>['product'] & {
    shortDescription: string
    isNew: boolean
    isEcoFriendly: boolean
    category: { title: string; address: string } | null
  }
  heading: 'h1' | 'h2'
  headingId?: string
}
