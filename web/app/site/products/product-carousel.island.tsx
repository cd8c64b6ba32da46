import { texts } from '@busbar/contract'
import { useDialogOpen } from '../../ui/hooks/use-dialog-open.ts'
import { Carousel } from '../parts/carousel/carousel.tsx'
import { ProductCard } from './product-card.tsx'
import type { ShownProduct } from './shown-product.ts'

/** The landing page's products. They rest while one of them is looked at. */
export default function ProductCarousel({ products }: { products: ShownProduct[] }) {
  return (
    <Carousel label={texts.site.sections.products} items={products} isAutoplaying isHeld={useDialogOpen()}>
      {(product) => <ProductCard product={product} />}
    </Carousel>
  )
}
