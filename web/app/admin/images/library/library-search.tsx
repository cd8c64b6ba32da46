import { uploadFolders } from '@busbar/contract'
import { Select } from '@mantine/core'
import { collectionScreens } from '../../collections.ts'
import panel from '../../parts/panel.module.css'
import { SearchBox } from '../../parts/search-box.tsx'
import styles from './library.module.css'
import { libraryTexts } from './texts.ts'

const texts = libraryTexts

/** What of the library is shown. */
export type LibraryView = { search: string; folder?: string; only?: string }

type SearchProps = { view: LibraryView; onChange: (view: Partial<LibraryView>) => void }

/** Search and filters, on the screen as where an image is chosen. */
export function LibrarySearch({ view, onChange }: SearchProps) {
  return (
    <div className={panel.search}>
      <SearchBox
        label={texts.search}
        value={view.search}
        onSearch={(search) => onChange({ search: search.trim() })}
      />
      <div className={styles.filters}>
        <Select
          size="sm"
          aria-label={texts.folder}
          placeholder={texts.folder}
          clearable
          data={folders}
          value={view.folder ?? null}
          onChange={(folder) => onChange({ folder: folder ?? undefined })}
        />
        <Select
          size="sm"
          aria-label={texts.only}
          placeholder={texts.only}
          clearable
          data={[
            { value: 'unused', label: texts.onlyUnused },
            { value: 'undescribed', label: texts.onlyUndescribed },
          ]}
          value={view.only ?? null}
          onChange={(only) => onChange({ only: only ?? undefined })}
        />
      </div>
    </div>
  )
}

const labels: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.entries(collectionScreens).map(([name, { label }]) => [name, label])),
  ...texts.folders,
}

const folders = uploadFolders.map((value) => ({ value, label: labels[value] ?? value }))
