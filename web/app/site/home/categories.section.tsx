import { type Client, texts } from '@busbar/contract'
import { type ShownCategory, shownCategory } from '../cards/shown-category.ts'
import { Notice } from '../parts/notice.tsx'
import { Section } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import { readSection, type SectionProps } from '../parts/section/section-data.ts'
import { Arrester } from '../parts/symbols.tsx'
import styles from './categories.module.css'
import { CategoryTile } from './category-tile.tsx'
import { tileSpans } from './tile-spans.ts'

export const load = (api: Client) =>
  readSection(texts.categories.siteFailed, async () => (await api.categories.list()).data.map(shownCategory))

/** The fields the company works in; each tile leads to the field's page. */
export default function Categories({ head, data }: SectionProps<typeof load>) {
  return (
    <Section head={head} symbol={<Arrester />}>
      {data?.items ? (
        <SectionBody data={data} failure={texts.categories.siteFailed} empty={texts.categories.siteEmpty}>
          {(items) => <Tiles items={items} />}
        </SectionBody>
      ) : (
        <Notice
          title={texts.site.somethingWrong}
          text={data?.failure ?? texts.categories.siteFailed}
          isFailure
        />
      )}
    </Section>
  )
}

function Tiles({ items }: { items: ShownCategory[] }) {
  const spans = tileSpans(items.length)
  return (
    <ul className={styles.grid}>
      {items.map((category, index) => (
        <CategoryTile key={category._id} category={category} span={spans[index] as number} />
      ))}
    </ul>
  )
}
