import { texts } from '@busbar/contract'
import { Notice } from '../parts/notice.tsx'
import { Section } from '../parts/section.tsx'
import { SectionBody } from '../parts/section-body.tsx'
import type { SectionData } from '../parts/section-data.ts'
import { Arrester } from '../parts/symbols.tsx'
import styles from './categories.module.css'
import { CategoryTile } from './category-tile.tsx'
import type { ShownCategory } from './shown-category.ts'
import { tileSpans } from './tile-spans.ts'

/** The fields the company works in; each tile leads to the field's page. */
export function Categories({ categories }: { categories: SectionData<ShownCategory> }) {
  return (
    <Section
      id="categories"
      symbol={<Arrester />}
      title={texts.categories.siteHeading}
      introduction={texts.categories.siteIntroduction}
    >
      {categories.failure ? (
        <Notice title={texts.site.somethingWrong} text={categories.failure} isFailure />
      ) : (
        <SectionBody section={categories} empty={texts.categories.siteEmpty}>
          {(items) => <Tiles items={items} />}
        </SectionBody>
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
