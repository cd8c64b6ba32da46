import { recordPath, texts } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { Arrow } from '../parts/arrow.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import card from '../records/record-card.module.css'
import { Marks } from './marks.tsx'
import { Price } from './price.tsx'
import styles from './product-card.module.css'
import type { ShownProduct } from './shown-product.ts'

/**
 * A product in short. The card is a link to the product's page, which scripts open in a dialog: see
 * `client/product-dialog.ts`.
 */
export function ProductCard({ product }: { product: ShownProduct }) {
  return (
    <article className={card.card} data-leads="">
      <div className={styles.layout}>
        <CoverImage
          className={styles.image}
          image={product.image}
          // Without words of its own it says nothing: the title is right below it.
          alt={product.image?.alt ?? ''}
          sizes="(width >= 1024px) min(24rem, 33vw), (width >= 640px) 45vw, 88vw"
        />
        <div className={styles.marks}>
          <Marks {...product} />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <a
              className={card.link}
              href={recordPath('products', product.slug)}
              data-product={JSON.stringify(product)}
            >
              {bindUnits(product.title)}
            </a>
          </h3>
          <p className={styles.text}>{bindUnits(product.text)}</p>
          <div className={styles.foot}>
            <p className={styles.price}>
              <Price product={product} />
            </p>
            <span className={styles.more} aria-hidden="true">
              {texts.products.viewDetails}
              <Arrow />
            </span>
          </div>
        </div>
      </div>
    </article>
  )
}
