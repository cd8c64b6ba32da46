import { recordPath } from '@busbar/contract'
import { bindUnits } from '../../../ui/text/bind-units.ts'
import { CoverImage } from '../../parts/cover-image.tsx'
import type { ShownProduct } from '../shown-product.ts'
import styles from './product-rows.module.css'

/** Products that belong to another, each in a row: there may be many. */
export function ProductRows({ products }: { products: ShownProduct[] }) {
  return (
    <ul className={styles.rows}>
      {products.map(({ _id, slug, title, text, image }) => (
        <li key={_id} className={styles.row}>
          <CoverImage className={styles.image} image={image} alt="" sizes="6rem" />
          <div className={styles.words}>
            <a className={styles.link} href={recordPath('products', slug)}>
              {bindUnits(title)}
            </a>
            <p className={styles.text}>{bindUnits(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
