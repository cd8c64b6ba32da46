import { texts } from '@busbar/contract'
import { Carousel } from '../carousel.tsx'
import type { Part } from '../part.ts'
import { PartBody } from '../part-body.tsx'
import { ProductCard, type ShownProduct } from '../product/product-card.tsx'
import { useProductDialog } from '../product/use-product-dialog.tsx'
import { Section } from '../section.tsx'
import { Transformer } from '../symbols.tsx'

/** What the company sells. A card opens the product's details in a dialog, or its page where there are no scripts. */
export function Products({ products }: { products: Part<ShownProduct> }) {
  const { dialog, isOpen, open } = useProductDialog()
  return (
    <Section
      id="products"
      tone="dark"
      symbol={<Transformer radius={16} />}
      title={texts.products.siteHeading}
      introduction={texts.products.siteIntroduction}
    >
      <PartBody part={products} empty={texts.products.siteEmpty}>
        {(items) => (
          <Carousel label={texts.site.sections.products} items={items} isAutoplaying isHeld={isOpen}>
            {(product) => <ProductCard product={product} onOpen={open} />}
          </Carousel>
        )}
      </PartBody>
      {dialog}
    </Section>
  )
}
