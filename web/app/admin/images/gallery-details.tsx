import type { UploadFolder } from '@busbar/contract'
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCrop } from '@tabler/icons-react'
import type { ImageChoice } from '../api/uploads/image-uploads.ts'
import { AlternativeText } from './alternative-text.tsx'
import { CropButton } from './crop-button.tsx'
import styles from './gallery-field.module.css'
import type { Shape } from './image-shapes.ts'
import { imagesTexts } from './texts.ts'
import { usePreview } from './use-preview.ts'

/** What can be done with the selected image of a gallery. */
export function GalleryDetails({ choice, place, count, folder, shape, onMove, onCropped }: DetailsProps) {
  const { address } = usePreview(choice, folder)
  if (!choice) return null
  return (
    <div className={styles.details}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500} className={styles.name}>
          {imagesTexts.place(place + 1, count)}
          {choice instanceof File && ` · ${choice.name}`}
        </Text>
        <Group gap={4} wrap="nowrap">
          <Button variant="default" size="compact-sm" disabled={place === 0} onClick={() => onMove(0)}>
            {imagesTexts.makeMain}
          </Button>
          <ActionIcon
            aria-label={imagesTexts.earlier(place + 1)}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <IconArrowLeft size={18} />
          </ActionIcon>
          <ActionIcon
            aria-label={imagesTexts.later(place + 1)}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          >
            <IconArrowRight size={18} />
          </ActionIcon>
          {address && (
            <CropButton choice={choice} address={address} shape={shape} onCropped={onCropped}>
              {(open) => (
                <ActionIcon aria-label={imagesTexts.cropImage(place + 1)} onClick={open}>
                  <IconCrop size={18} />
                </ActionIcon>
              )}
            </CropButton>
          )}
        </Group>
      </Group>
      <AlternativeText choice={choice} />
    </div>
  )
}

type DetailsProps = {
  choice: ImageChoice
  place: number
  count: number
  folder: UploadFolder
  shape: Shape
  onMove: (to: number) => void
  onCropped: (file: File) => void
}
