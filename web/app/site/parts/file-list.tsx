import { fileKinds, fileSize, languageName, type PublicDownload } from '@busbar/contract'
import styles from './file-list.module.css'

export type ShownFile = ReturnType<typeof shownFile>

/** A file as a list prints it. To be called in loaders only. */
export function shownFile(download: PublicDownload) {
  const { _id, title, description, fileUrl, kind, size, version, language } = download
  return {
    ...{ _id, title, description, fileUrl, language },
    kind: fileKinds[kind].label,
    facts: [version, language && languageName(language), fileSize(size)].filter(Boolean).join(' · '),
  }
}

/** Files for download, each with its kind, version, language and size. */
export function FileList({ files }: { files: ShownFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ _id, title, description, fileUrl, kind, facts, language }) => (
        <li key={_id} className={styles.file}>
          <span className={styles.kind} aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
            </svg>
            {kind}
          </span>
          <div className={styles.words}>
            <a className={styles.link} href={fileUrl} download hrefLang={language ?? undefined}>
              {title} <span className={styles.spoken}>({kind})</span>
            </a>
            {description && <p>{description}</p>}
            <p className={styles.facts}>{facts}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
