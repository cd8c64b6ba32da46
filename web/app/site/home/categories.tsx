import { limits, type PublicCategory, texts } from '@busbar/contract'
import { excerpt } from '../../ui/excerpt.ts'
import { Notice } from '../notice.tsx'
import type { Part } from '../part.ts'
import { PartBody } from '../part-body.tsx'
import { Section } from '../section.tsx'
import { shownPicture } from '../shown-picture.ts'
import { Arrester } from '../symbols.tsx'
import styles from './categories.module.css'
import { CategoryTile } from './category-tile.tsx'
import { tileSpans } from './tile-spans.ts'

export type ShownCategory = ReturnType<typeof shownCategory>

/** The fields the company works in; each tile leads to the field's page. */
export function Categories({ categories }: { categories: Part<ShownCategory> }) {
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
        <PartBody part={categories} empty={texts.categories.siteEmpty}>
          {(items) => <Tiles items={items} />}
        </PartBody>
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

/** A category as its tile prints it. To be called in loaders only. */
export function shownCategory(category: PublicCategory) {
  const { _id, slug, title, shortDescription, description, imageUrl, pictures } = category
  return {
    _id,
    slug,
    title,
    text: shortDescription ?? excerpt(description ?? '', limits.category.excerpt),
    picture: shownPicture('categories', imageUrl, pictures),
  }
}
