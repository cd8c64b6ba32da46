import { limits, recordPages, recordPath, texts } from '@busbar/contract'
import { data } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { type ShownNews, shownNews } from '../cards/shown-news.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { CoverImage } from '../parts/cover-image.tsx'
import { Notice } from '../parts/notice.tsx'
import { readSection, statusOf } from '../parts/section/section-data.ts'
import { RecordHeader } from '../records/record-header.tsx'
import type { Route } from './+types/list.ts'
import styles from './list.module.css'

const newsTexts = texts.news
const { list, feed } = recordPages.news

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const news = await readSection(newsTexts.pageFailed, async () =>
    (await api.news.list({ limit: limits.news.onPage })).data.map(shownNews),
  )
  return data(news, { status: statusOf({ news }) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (company) => ({
    title: newsTexts.title(newsTexts.heading, company.name),
    description: newsTexts.description(company.name),
    path: list,
    breadcrumbs: [{ name: newsTexts.heading, path: list }],
  }))

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', href: feed, title: newsTexts.feed },
]

/** The newest news, the first of them large. */
export default function News({ loaderData: { items, failure } }: Route.ComponentProps) {
  return (
    <section>
      <RecordHeader above={[]} title={newsTexts.heading} introduction={newsTexts.introduction} />
      <div className={styles.body}>
        {failure && <Notice title={texts.site.somethingWrong} text={failure} isFailure />}
        {items?.length === 0 && <Notice title={newsTexts.empty} />}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <Item key={item._id} item={item} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Item({ item: { slug, title, summary, date, day, image } }: { item: ShownNews }) {
  return (
    <li className={styles.item}>
      <CoverImage
        className={styles.image}
        image={image}
        // Without words of its own it says nothing: the title is right beside it.
        alt={image?.alt ?? ''}
        sizes="(width >= 1024px) 36rem, 100vw"
      />
      <div className={styles.words}>
        <time className={styles.day} dateTime={date}>
          {day}
        </time>
        <h2 className={styles.title}>
          <a className={styles.link} href={recordPath('news', slug)}>
            {bindUnits(title)}
          </a>
        </h2>
        {summary && <p className={styles.summary}>{bindUnits(summary)}</p>}
      </div>
    </li>
  )
}
