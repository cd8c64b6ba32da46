import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Modal } from '../../parts/layers.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import { ImageGrid } from './image-grid.tsx'
import styles from './library.module.css'
import { LibrarySearch, type LibraryView } from './library-search.tsx'
import { libraryTexts } from './texts.ts'

type ChooseDialogProps = { onChosen: (imageUrl: string) => void; onClosed: () => void }

/** The library as a window in which a press takes an image. */
export default function ChooseDialog({ onChosen, onClosed }: ChooseDialogProps) {
  const isPhone = useIsPhone()
  const [view, setView] = useState<LibraryView>({ search: '' })
  const change = (part: Partial<LibraryView>) => setView({ ...view, ...part })
  return (
    <Modal
      opened
      onClose={onClosed}
      size={860}
      fullScreen={isPhone}
      title={libraryTexts.choose.title}
      closeButtonProps={{ 'aria-label': libraryTexts.choose.close }}
    >
      <LibrarySearch view={view} onChange={change} />
      <ImageGrid
        view={view}
        onClear={() => change({ search: '' })}
        onClearFilters={() => change({ folder: undefined, only: undefined })}
        tile={(image, face, label) => (
          <UnstyledButton className={styles.tile} aria-label={label} onClick={() => onChosen(image.imageUrl)}>
            {face}
          </UnstyledButton>
        )}
      />
    </Modal>
  )
}
