import { recordPath } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'
import type { ShownCategory } from '../cards/shown-category.ts'
import { CoverImage } from '../parts/cover-image.tsx'
import styles from './category-tile.module.css'

/** A category as an image with its name on it; the whole tile leads to its page. */
export function CategoryTile({ category, span }: { category: ShownCategory; span: number }) {
  return (
    <li className={styles.tile} data-span={span}>
      <CoverImage
        className={styles.image}
        image={category.image}
        // Without words of its own it says nothing: the title is on it.
        alt={category.image?.alt ?? ''}
        sizes={`(min-width: 1024px) min(${(span / 12) * 100}vw, ${span * 100}px), (min-width: 640px) 50vw, 100vw`}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={recordPath('categories', category.slug)}>
            {category.title}
          </a>
        </h3>
        {category.text && <p className={styles.text}>{bindUnits(category.text)}</p>}
        <svg className={styles.arrow} viewBox="0 0 22 14" width="22" height="14" aria-hidden="true">
          <path d="M0 7h20M14 1l6 6-6 6" />
        </svg>
      </div>
    </li>
  )
}
