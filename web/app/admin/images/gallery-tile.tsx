import type { UploadFolder } from '@busbar/contract'
import { ActionIcon, Badge } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ImageChoice } from '../api/uploads/image-uploads.ts'
import { startDrag, type useDropTargets } from '../parts/drag.ts'
import styles from './gallery-field.module.css'
import { ImagePreview } from './image-preview.tsx'
import type { Shape } from './image-shapes.ts'
import { imagesTexts } from './texts.ts'
import { UploadFailure, UploadProgress } from './upload-status.tsx'
import { usePreview } from './use-preview.ts'

/** One image of a gallery: selected by a click, moved by dragging. */
export function GalleryTile(props: GalleryTileProps) {
  const { _id, choice, index, group, folder, shape, isSelected, dropProps, onSelect, onRemove } = props
  const { address, upload } = usePreview(choice, folder)
  return (
    <li
      className={styles.tile}
      {...dropProps}
      draggable
      onDragStart={(event) => startDrag(event, 'image', _id)}
    >
      <label className={styles.select}>
        <input
          type="radio"
          name={group}
          checked={isSelected}
          onChange={onSelect}
          aria-label={imagesTexts.number(index + 1)}
        />
        <ImagePreview src={address} alt="" size="large" shape={shape} />
        {index === 0 && (
          <Badge className={styles.main} size="sm" radius="sm" variant="filled" color="dark">
            {imagesTexts.main}
          </Badge>
        )}
        <UploadProgress upload={upload} />
      </label>
      <ActionIcon
        className={styles.remove}
        size={28}
        variant="default"
        aria-label={imagesTexts.remove(index + 1)}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
      {choice instanceof File && <UploadFailure file={choice} upload={upload} />}
    </li>
  )
}

type GalleryTileProps = {
  _id: string
  choice: ImageChoice
  index: number
  /** The name that the choices of one gallery share. */
  group: string
  folder: UploadFolder
  shape: Shape
  isSelected: boolean
  dropProps: ReturnType<ReturnType<typeof useDropTargets>>
  onSelect: () => void
  onRemove: () => void
}
