import { type Client, recordPages, recordPath, texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { type PriceStyle, priceStyleOf } from '../../ui/text/price.ts'
import { Blocks, readBlocks } from '../blocks/blocks.tsx'
import { Facts } from '../blocks/facts.tsx'
import { shownReference } from '../cards/shown-reference.ts'
import { FailurePage } from '../layout/failure-page.tsx'
import { aboutReference } from '../layout/structured-data.ts'
import { ProductCard } from '../products/product-card.tsx'
import { shownProduct } from '../products/shown-product.ts'
import { pageHead } from '../records/page-head.ts'
import { RecordHeader } from '../records/record-header.tsx'
import { recordMeta } from '../records/record-meta.ts'
import { readRecordPage, readUnlessHidden } from '../records/record-page.ts'
import { RecordStrip, StripCards } from '../records/record-strip.tsx'
import type { Route } from './+types/page.ts'
import { BeforeAndAfter, shownPair } from './before-and-after.tsx'
import styles from './page.module.css'
import { ProjectData } from './project-data.tsx'

const referencesTexts = texts.references
const { list } = recordPages.references

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  return readRecordPage({ name: 'references', id: params.id, sentences: referencesTexts }, async () => {
    const [reference, settings] = await Promise.all([api.references.get(params.id), api.siteSettings.get()])
    const { body, pictures } = reference
    const [services, products, blocks] = await Promise.all([
      readServices(api, reference.services),
      readProducts(api, reference.products, priceStyleOf(settings)),
      readBlocks(api, body),
    ])
    const head = pageHead('references', reference)
    const shown = { ...shownReference(reference), head, pair: shownPair(reference) }
    return { ...shown, services, products, blocks, pictures }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  recordMeta({
    matches,
    page: loaderData,
    path: recordPath('references', params.id),
    texts: referencesTexts,
    describe: (shown, { origin }) => ({
      description: shown.summary,
      image: shown.image,
      above: [{ name: referencesTexts.heading, path: list }],
      about: [aboutReference(origin, shown, shown.image?.src)],
    }),
  })

const back = { to: list, text: referencesTexts.back }

/** One reference project: for whom, where and when, what came of it, and what it was made with. */
export default function ReferencePage({ loaderData: { shown, failure } }: Route.ComponentProps) {
  if (failure) return <FailurePage failure={failure} missingHint={referencesTexts.missingHint} back={back} />
  return (
    <article>
      <RecordHeader
        above={[{ title: back.text, address: back.to }]}
        title={shown.title}
        introduction={shown.summary}
        image={shown.image}
        alt={shown.image?.alt || shown.title}
      />
      <div className={styles.head}>
        <ProjectData reference={shown} services={shown.services} />
        {shown.facts.length > 0 && <Facts facts={shown.facts} />}
        {shown.pair && <BeforeAndAfter title={shown.title} {...shown.pair} />}
      </div>
      {shown.blocks.length > 0 && (
        <Blocks blocks={shown.blocks} folder="references" pictures={shown.pictures} />
      )}
      {shown.products.length > 0 && (
        <RecordStrip id="products" heading={referencesTexts.products}>
          <StripCards items={shown.products} card={(product) => <ProductCard product={product} />} fillsRow />
        </RecordStrip>
      )}
    </article>
  )
}

/** Those that visitors may see. */
async function readServices(api: Client, ids: string[]) {
  const found = await Promise.all(ids.map((id) => readUnlessHidden(api.services.get(id))))
  return found.flatMap((service) => (service ? [{ slug: service.slug, title: service.title }] : []))
}

async function readProducts(api: Client, ids: string[], style: PriceStyle) {
  const found = await Promise.all(ids.map((id) => readUnlessHidden(api.products.get(id))))
  return found.flatMap((product) => (product ? [shownProduct(product, style)] : []))
}
