import { type Client, canBePage, type PublicPage, recordPath, texts } from '@busbar/contract'
import { redirect, redirectDocument } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import { Blocks, readBlocks } from '../blocks/blocks.tsx'
import { FailurePage } from '../layout/failure-page.tsx'
import { aboutPage } from '../layout/structured-data.ts'
import { describedImage } from '../parts/shown-image.ts'
import { pageHead } from '../records/page-head.ts'
import { RecordHeader } from '../records/record-header.tsx'
import { recordMeta } from '../records/record-meta.ts'
import { readRecordPage, readUnlessHidden } from '../records/record-page.ts'
import type { Route } from './+types/page.ts'
import { PagesBelow } from './pages-below.tsx'

const pagesTexts = texts.pages

/** Any other address than that of a page leads home. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const address = params['*']
  if (!canBePage(address)) throw home()
  const { api } = context.get(renderContext)
  const page = await readRecordPage({ name: 'pages', id: address, sentences: pagesTexts }, async () =>
    shownPage(api, await api.pages.get(address)),
  )
  if (page.data.failure?.isMissing) throw home()
  return page
}

/** From within the back office it is a document like any other. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  recordMeta({
    matches,
    page: loaderData,
    path: recordPath('pages', params['*']),
    texts: pagesTexts,
    describe: (shown, { origin }) => ({
      description: shown.introduction,
      image: shown.image,
      above: shown.above.map(({ title, slug }) => ({ name: title, path: recordPath('pages', slug) })),
      about: [aboutPage(origin, shown, shown.image?.src)],
    }),
  })

const back = { to: '/', text: pagesTexts.back }

/** A page of the firm's own: where it stands, what it is about, its blocks, and the pages below it. */
export default function Page({ loaderData: { shown, failure } }: Route.ComponentProps) {
  if (failure) return <FailurePage failure={failure} missingHint={pagesTexts.missingHint} back={back} />
  return (
    <article>
      <RecordHeader
        above={shown.above.map(({ title, slug }) => ({ title, address: recordPath('pages', slug) }))}
        title={shown.title}
        introduction={shown.introduction}
        image={shown.image ?? undefined}
        alt={shown.image?.alt || shown.title}
      />
      {shown.blocks.length > 0 && <Blocks blocks={shown.blocks} folder="pages" pictures={shown.pictures} />}
      <PagesBelow pages={shown.below} />
    </article>
  )
}

const home = () => redirect('/', { status: 302, headers: { 'cache-control': 'no-store' } })

async function shownPage(api: Client, page: PublicPage) {
  const { _id, slug, title, introduction, imageUrl, body, pictures, updatedAt } = page
  const [above, below, blocks] = await Promise.all([
    pagesAbove(api, page),
    api.pages.list({ parent: _id }),
    readBlocks(api, body),
  ])
  return {
    slug,
    title,
    introduction,
    head: pageHead('pages', page),
    image: describedImage('pages', imageUrl, pictures),
    blocks,
    pictures,
    updatedAt,
    above,
    below: below.data.map((one) => ({ slug: one.slug, title: one.title, introduction: one.introduction })),
  }
}

/** Its parent pages, outermost first; pages above a hidden one are left out. */
async function pagesAbove(api: Client, { parent }: PublicPage): Promise<{ title: string; slug: string }[]> {
  if (!parent) return []
  const page = await readUnlessHidden(api.pages.get(parent))
  return page ? [...(await pagesAbove(api, page)), { title: page.title, slug: page.slug }] : []
}
