import type { ShownImage } from '../../ui/image.tsx'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { type Above, Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import styles from './record-header.module.css'

/** The opening of a page: its name and a few words, with its image beside them where it has one. */
export function RecordHeader({ above, title, introduction, image, alt = '' }: RecordHeaderProps) {
  return (
    <header className={styles.header} data-image={image !== undefined || undefined}>
      <div className={styles.words}>
        <Breadcrumbs above={above} title={title} />
        <h1 className={styles.title}>{bindUnits(title)}</h1>
        {introduction && <p className={styles.introduction}>{bindUnits(introduction)}</p>}
      </div>
      {image !== undefined && (
        <CoverImage
          className={styles.image}
          image={image}
          alt={alt}
          sizes="(width >= 1024px) 50vw, 100vw"
          isFirst
        />
      )}
    </header>
  )
}

type RecordHeaderProps = {
  /** The pages between home and this one. */
  above: Above[]
  title: string
  introduction: string | null
  /** `null` has a drawing in its place; without any, the words have the width. */
  image?: ShownImage | null
  alt?: string
}
