import { FileList } from '../../parts/file-list.tsx'
import styles from './files.module.css'
import type { ShownData } from './read-data.ts'

/** Files for download, by what they are. */
export function Files({ kinds }: { kinds: ShownData['files'] }) {
  return (
    <div className={styles.kinds}>
      {kinds.map(({ name, files }) => (
        <div key={name}>
          <h3 className={styles.name}>{name}</h3>
          <FileList files={files} />
        </div>
      ))}
    </div>
  )
}
