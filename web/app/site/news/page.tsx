import { recordPages, recordPath, texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { Blocks, readBlocks } from '../blocks/blocks.tsx'
import { shownNews } from '../cards/shown-news.ts'
import { FailurePage } from '../layout/failure-page.tsx'
import { aboutNews } from '../layout/structured-data.ts'
import { pageHead } from '../records/page-head.ts'
import { RecordHeader } from '../records/record-header.tsx'
import { recordMeta } from '../records/record-meta.ts'
import { readRecordPage } from '../records/record-page.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

const newsTexts = texts.news
const { list } = recordPages.news

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  return readRecordPage({ name: 'news', id: params.id, sentences: newsTexts }, async () => {
    const item = await api.news.get(params.id)
    const { author, tags, body, pictures, updatedAt } = item
    const head = pageHead('news', item)
    return {
      ...shownNews(item),
      head,
      author,
      tags,
      blocks: await readBlocks(api, body),
      pictures,
      updatedAt,
    }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  recordMeta({
    matches,
    page: loaderData,
    path: recordPath('news', params.id),
    texts: newsTexts,
    describe: (shown, { origin }) => ({
      description: shown.summary,
      image: shown.image,
      above: [{ name: newsTexts.heading, path: list }],
      about: [aboutNews(origin, shown, shown.image?.src)],
    }),
  })

const back = { to: list, text: newsTexts.back }

/** One news item: when it was, what happened, and its blocks. */
export default function NewsItem({ loaderData: { shown, failure } }: Route.ComponentProps) {
  if (failure) return <FailurePage failure={failure} missingHint={newsTexts.missingHint} back={back} />
  return (
    <article>
      <RecordHeader
        above={[{ title: back.text, address: back.to }]}
        title={shown.title}
        introduction={shown.summary}
        image={shown.image}
        alt={shown.image?.alt || shown.title}
      />
      <p className={styles.line}>
        <time dateTime={shown.date}>{shown.day}</time>
        {shown.author && <span>{newsTexts.by(shown.author)}</span>}
        {shown.tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </p>
      <Blocks blocks={shown.blocks} folder="news" pictures={shown.pictures} />
    </article>
  )
}
