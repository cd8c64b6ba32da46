import { type Client, limits, texts } from '@busbar/contract'
import { Carousel } from '../parts/carousel.tsx'
import { Section } from '../parts/section.tsx'
import { SectionBody } from '../parts/section-body.tsx'
import { readSection, type SectionProps } from '../parts/section-data.ts'
import { Transformer } from '../parts/symbols.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { shownProduct } from '../product/shown-product.ts'
import { useProductDialog } from '../product/use-product-dialog.tsx'

export const load = (api: Client) =>
  readSection(texts.products.siteFailed, async () =>
    (await api.products.list({ limit: limits.products.onLanding })).data.map(shownProduct),
  )

/** What the company sells. A card opens the product's details in a dialog, or its page where there are no scripts. */
export default function Products({ data }: SectionProps<typeof load>) {
  const { dialog, isOpen, open } = useProductDialog()
  return (
    <Section
      id="products"
      tone="dark"
      symbol={<Transformer radius={16} />}
      title={texts.products.siteHeading}
      introduction={texts.products.siteIntroduction}
    >
      <SectionBody data={data} failure={texts.products.siteFailed} empty={texts.products.siteEmpty}>
        {(items) => (
          <Carousel label={texts.site.sections.products} items={items} isAutoplaying isHeld={isOpen}>
            {(product) => <ProductCard product={product} onOpen={open} />}
          </Carousel>
        )}
      </SectionBody>
      {dialog}
    </Section>
  )
}
