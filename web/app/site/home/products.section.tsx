import { type Client, limits, texts } from '@busbar/contract'
import { priceStyleOf } from '../../ui/text/price.ts'
import { Carousel } from '../parts/carousel/carousel.tsx'
import { Section } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import { readSection, type SectionProps } from '../parts/section/section-data.ts'
import { Transformer } from '../parts/symbols.tsx'
import { ProductCard } from '../products/product-card.tsx'
import { shownProduct } from '../products/shown-product.ts'

export const load = (api: Client) =>
  readSection(texts.products.siteFailed, async () => {
    const [{ data }, settings] = await Promise.all([
      api.products.list({ limit: limits.products.onLanding }),
      api.siteSettings.get(),
    ])
    return data.map((product) => shownProduct(product, priceStyleOf(settings)))
  })

/** What the company sells. A card opens the product's details in a dialog, or its page where there are no scripts. */
export default function Products({ head, data }: SectionProps<typeof load>) {
  return (
    <Section head={head} symbol={<Transformer radius={16} />}>
      <SectionBody data={data} failure={texts.products.siteFailed} empty={texts.products.siteEmpty}>
        {(items) => (
          <Carousel label={texts.site.sections.products} items={items} isAutoplaying>
            {(product) => <ProductCard product={product} />}
          </Carousel>
        )}
      </SectionBody>
    </Section>
  )
}
