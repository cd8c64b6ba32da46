import { limits, recordPages, texts } from '@busbar/contract'
import { data } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import { ReferenceCard } from '../cards/reference-card.tsx'
import { shownReference } from '../cards/shown-reference.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { Notice } from '../parts/notice.tsx'
import { readSection, statusOf } from '../parts/section/section-data.ts'
import { RecordHeader } from '../records/record-header.tsx'
import type { Route } from './+types/list.ts'
import styles from './list.module.css'

const referencesTexts = texts.references
const { list } = recordPages.references

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const references = await readSection(referencesTexts.pageFailed, async () =>
    (await api.references.list({ limit: limits.references.onPage })).data.map(shownReference),
  )
  return data(references, { status: statusOf({ references }) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (company) => ({
    title: referencesTexts.title(referencesTexts.heading, company.name),
    description: referencesTexts.description(company.name),
    path: list,
    breadcrumbs: [{ name: referencesTexts.heading, path: list }],
  }))

/** All reference projects, those of the newest year first. */
export default function References({ loaderData: { items, failure } }: Route.ComponentProps) {
  return (
    <section>
      <RecordHeader above={[]} title={referencesTexts.heading} introduction={referencesTexts.introduction} />
      <div className={styles.body}>
        {failure && <Notice title={texts.site.somethingWrong} text={failure} isFailure />}
        {items?.length === 0 && <Notice title={referencesTexts.empty} />}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((reference) => (
              <li key={reference._id} className={styles.place}>
                <ReferenceCard reference={reference} isLarge />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
