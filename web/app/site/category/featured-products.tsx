import { limits, texts } from '@busbar/contract'
import { ProductCard } from '../product/product-card.tsx'
import type { ShownProduct } from '../product/shown-product.ts'
import styles from './featured-products.module.css'
import { ShowRest } from './show-rest.tsx'

const categoriesTexts = texts.categories

/** The products of the field: six at first, and all of them on request. */
export function FeaturedProducts({ products }: { products: ShownProduct[] }) {
  const first = products.slice(0, limits.products.viewAllAbove)
  const rest = products.slice(limits.products.viewAllAbove)
  const grid = (some: ShownProduct[]) => (
    <ul className={styles.grid}>
      {some.map((product) => (
        <li key={product._id} className={styles.place}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.products} aria-labelledby="featured-products">
      <h2 className={styles.heading} id="featured-products">
        {categoriesTexts.featuredProducts}
      </h2>
      <div className={styles.busbar} />
      {grid(first)}
      {rest.length > 0 && (
        <ShowRest
          more={categoriesTexts.viewAllProducts(products.length)}
          less={categoriesTexts.viewFewerProducts}
        >
          {grid(rest)}
        </ShowRest>
      )}
    </section>
  )
}
