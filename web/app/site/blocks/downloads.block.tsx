import { type BlockOf, type Client, fileKinds, fileSize, languageName } from '@busbar/contract'
import { readUnlessHidden } from '../records/record-page.ts'
import styles from './block.module.css'
import type { LoadedBlockProps } from './block-image.ts'
import list from './downloads.module.css'

/** The chosen records in their order, without those that visitors may not see. */
export async function load(api: Client, { chosen }: BlockOf<'downloads'>) {
  const found = await Promise.all(chosen.map((id) => readUnlessHidden(api.downloads.get(id))))
  return found
    .filter((download) => download !== null)
    .map(({ _id, title, description, fileUrl, kind, size, version, language }) => ({
      ...{ _id, title, description, fileUrl, language },
      kind: fileKinds[kind].label,
      facts: [version, language && languageName(language), fileSize(size)].filter(Boolean).join(' · '),
    }))
}

export default function DownloadsBlock({
  block: { heading },
  data,
}: LoadedBlockProps<'downloads', typeof load>) {
  if (data.length === 0) return null
  return (
    <section>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <ul className={list.files}>
        {data.map(({ _id, title, description, fileUrl, kind, facts, language }) => (
          <li key={_id} className={list.file}>
            <span className={list.kind} aria-hidden="true">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
              </svg>
              {kind}
            </span>
            <div className={list.words}>
              <a className={list.link} href={fileUrl} download hrefLang={language ?? undefined}>
                {title} <span className={list.spoken}>({kind})</span>
              </a>
              {description && <p>{description}</p>}
              <p className={list.facts}>{facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
