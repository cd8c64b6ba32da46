import { limits, texts } from '@busbar/contract'
import { ProductCard } from '../products/product-card.tsx'
import type { ShownProduct } from '../products/shown-product.ts'
import { RecordStrip, StripCards } from '../records/record-strip.tsx'
import { ShowRest } from './show-rest.tsx'

const categoriesTexts = texts.categories

/** The products of the field: six at first, and all of them on request. */
export function FeaturedProducts({ products }: { products: ShownProduct[] }) {
  const first = products.slice(0, limits.products.viewAllAbove)
  const rest = products.slice(limits.products.viewAllAbove)
  const cards = (some: ShownProduct[]) => (
    <StripCards items={some} card={(product) => <ProductCard product={product} />} />
  )
  return (
    <RecordStrip id="featured-products" heading={categoriesTexts.featuredProducts}>
      {cards(first)}
      {rest.length > 0 && (
        <ShowRest
          more={categoriesTexts.viewAllProducts(products.length)}
          less={categoriesTexts.viewFewerProducts}
        >
          {cards(rest)}
        </ShowRest>
      )}
    </RecordStrip>
  )
}
