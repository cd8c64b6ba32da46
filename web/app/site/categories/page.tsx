import { recordPath, texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { priceStyleOf } from '../../ui/text/price.ts'
import { FailurePage } from '../layout/failure-page.tsx'
import { aboutEvent } from '../layout/structured-data.ts'
import { useBackTo } from '../layout/use-section.ts'
import { pageHead } from '../records/page-head.ts'
import { RecordHeader } from '../records/record-header.tsx'
import { recordMeta } from '../records/record-meta.ts'
import { readRecordPage } from '../records/record-page.ts'
import type { Route } from './+types/page.ts'
import { About } from './about.tsx'
import { Events } from './events.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { shownCategory } from './shown-category.ts'

const categoriesTexts = texts.categories
const sentences = { ...categoriesTexts, pageTimeout: categoriesTexts.pageFailed }
const includes = { includeSubcategories: true, includeEvents: true, includeProducts: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, changesAt } = context.get(renderContext)
  return readRecordPage({ name: 'categories', id: params.id, sentences }, async () => {
    const [record, settings] = await Promise.all([
      api.categories.get(params.id, includes),
      api.siteSettings.get(),
    ])
    const category = shownCategory(record, new Date(), priceStyleOf(settings))
    for (const { date } of category.upcoming) if (date) changesAt(new Date(date))
    return { ...category, head: pageHead('categories', record) }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  recordMeta({
    matches,
    page: loaderData,
    path: recordPath('categories', params.id),
    texts: categoriesTexts,
    describe: (shown, { origin, company }) => ({
      description: shown.summary || categoriesTexts.description(shown.title, company.name),
      image: shown.image,
      about: shown.upcoming.flatMap((event) => aboutEvent(origin, event)),
    }),
  })

/** One field of work: what it is about, what happens in it, and the products that belong to it. */
export default function CategoryPage({ loaderData: { shown, failure } }: Route.ComponentProps) {
  const back = useBackTo('categories', categoriesTexts.back)
  if (failure) return <FailurePage failure={failure} missingHint={categoriesTexts.missingHint} back={back} />
  return (
    <article>
      <RecordHeader
        above={[{ title: back.text, address: back.to }]}
        title={shown.title}
        introduction={shown.introduction}
        image={shown.image}
        alt={shown.image?.alt ?? ''}
      />
      <About texts={shown.about} subcategories={shown.subcategories} />
      <Events upcoming={shown.upcoming} past={shown.past} />
      {shown.products.length > 0 && <FeaturedProducts products={shown.products} />}
    </article>
  )
}
