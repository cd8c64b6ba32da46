import type { ComponentProps } from 'react'
import type { ShownPicture } from '../../ui/image.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { FillingPicture } from '../parts/cover-image.tsx'
import styles from './record-header.module.css'

/** The opening of a record's page: its name and a few words, with its picture beside them. */
export function RecordHeader({ back, title, introduction, picture, alt }: Given) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <BackLink {...back} />
        <h1 className={styles.title}>{title}</h1>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
      </div>
      <FillingPicture
        className={styles.picture}
        picture={picture}
        alt={alt}
        sizes="(width >= 1024px) 50vw, 100vw"
        isFirst
      />
    </header>
  )
}

type Given = {
  back: ComponentProps<typeof BackLink>
  title: string
  introduction: string | null
  picture: ShownPicture | null
  alt: string
}
