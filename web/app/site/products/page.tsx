import { recordPath, texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { priceStyleOf } from '../../ui/text/price.ts'
import { ReferenceStrip } from '../cards/reference-strip.tsx'
import { readReferences } from '../cards/shown-reference.ts'
import { FailurePage } from '../layout/failure-page.tsx'
import { aboutProduct, questions } from '../layout/structured-data.ts'
import { useBackTo } from '../layout/use-section.ts'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { JsonData } from '../parts/json-data.tsx'
import { pageHead } from '../records/page-head.ts'
import { QuoteLink } from '../records/quote-link.tsx'
import { RecordBody, RecordPart, WideBody } from '../records/record-body.tsx'
import { recordMeta } from '../records/record-meta.ts'
import { readRecordPage, readUnlessHidden } from '../records/record-page.ts'
import { RecordStrip, StripCards } from '../records/record-strip.tsx'
import type { Route } from './+types/page.ts'
import { DatasheetLink } from './data/datasheet-link.tsx'
import { JumpLinks } from './data/jump-links.tsx'
import { KeyFigures } from './data/key-figures.tsx'
import { LifecycleNotice } from './data/lifecycle-notice.tsx'
import { partsOf } from './data/parts-of.tsx'
import { readData } from './data/read-data.ts'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import styles from './page.module.css'
import { ProductCard } from './product-card.tsx'
import { readRelated } from './related-products.ts'
import { detailsId, shownDetails } from './shown-details.ts'
import { ZoomDialog } from './zoom/zoom-dialog.tsx'

const productsTexts = texts.products

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  return readRecordPage({ name: 'products', id: params.id, sentences: productsTexts }, async () => {
    const [product, settings] = await Promise.all([
      api.products.get(params.id, { includeCharacteristics: true }),
      api.siteSettings.get(),
    ])
    const style = priceStyleOf(settings)
    const [category, references, productData] = await Promise.all([
      product.category ? readUnlessHidden(api.categories.get(product.category)) : null,
      readReferences(api, { product: product._id }),
      readData(api, product, style),
    ])
    const related = category ? await readRelated(api, { product, category, style }) : []
    return {
      ...shownDetails(product, category, style),
      head: pageHead('products', product),
      references,
      related,
      productData,
    }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  recordMeta({
    matches,
    page: loaderData,
    path: recordPath('products', params.id),
    texts: productsTexts,
    describe: (shown, site) => ({
      description: shown.summary,
      image: shown.images[0],
      above: shown.category ? [{ name: shown.category.title, path: shown.category.address }] : [],
      about: [
        ...aboutProduct(site, { ...shown, ...shown.productData }, shown.images[0]?.src),
        ...questions(shown.productData.questions),
      ],
    }),
  })

/** One product: its images, what it is and costs, and how to ask for it. */
export default function ProductPage({ loaderData: { shown, failure } }: Route.ComponentProps) {
  const back = useBackTo('products', productsTexts.back)
  if (failure) return <FailurePage failure={failure} missingHint={productsTexts.missingHint} back={back} />
  const { head: _, references, related, productData, ...details } = shown
  const above = [{ title: back.text, address: back.to }, ...(shown.category ? [shown.category] : [])]
  const quoted = { about: `products/${shown.slug}`, title: shown.title }
  const { beside, wide } = partsOf(shown, productData)
  return (
    <article>
      <header className={styles.header}>
        <Breadcrumbs above={above} title={shown.title} />
        <LifecycleNotice {...productData} />
        <div className={styles.columns}>
          <Gallery
            title={shown.title}
            images={shown.images}
            sizes="(width >= 1024px) min(42rem, 55vw), 100vw"
            isFirst
            isZoomed
          />
          <div className={styles.facts}>
            <Facts product={shown} heading="h1" />
            <QuoteLink {...quoted} />
            <DatasheetLink slug={shown.slug} />
          </div>
        </div>
        <KeyFigures figures={productData.keyFigures} />
        <JumpLinks parts={[...beside, ...wide]} />
      </header>
      {beside.length > 0 && (
        <RecordBody quoted={quoted} quoteHint={productsTexts.quoteHint}>
          {beside.map((part) => (
            <RecordPart key={part.id} {...part} />
          ))}
        </RecordBody>
      )}
      {wide.length > 0 && (
        <WideBody>
          {wide.map((part) => (
            <RecordPart key={part.id} {...part} />
          ))}
        </WideBody>
      )}
      <ReferenceStrip references={references} />
      {shown.category && related.length > 0 && (
        <RecordStrip id="related" heading={productsTexts.related(shown.category.title)} isOnScreenOnly>
          <StripCards items={related} card={(product) => <ProductCard product={product} />} fillsRow />
        </RecordStrip>
      )}
      {(shown.images.length > 0 || productData.drawing) && <ZoomDialog />}
      <JsonData id={detailsId} value={details} />
    </article>
  )
}
