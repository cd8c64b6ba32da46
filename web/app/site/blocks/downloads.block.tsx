import type { BlockOf, Client } from '@busbar/contract'
import { FileList, shownFile } from '../parts/file-list.tsx'
import { readUnlessHidden } from '../records/record-page.ts'
import styles from './block.module.css'
import type { LoadedBlockProps } from './block-image.ts'

/** The chosen records in their order, without those that visitors may not see. */
export async function load(api: Client, { chosen }: BlockOf<'downloads'>) {
  const found = await Promise.all(chosen.map((id) => readUnlessHidden(api.downloads.get(id))))
  return found.flatMap((download) => (download ? [shownFile(download)] : []))
}

export default function DownloadsBlock({
  block: { heading },
  data,
}: LoadedBlockProps<'downloads', typeof load>) {
  if (data.length === 0) return null
  return (
    <section>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <FileList files={data} />
    </section>
  )
}
