import { ActionIcon, Button, FileButton, Group, Input, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCrop, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ImageChoice } from '../api/stored-image.ts'
import { CropButton } from './crop-button.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './gallery-field.module.css'
import { accepted, problemOf, usePreview } from './image-field.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { Shape } from './image-shapes.ts'
import { imagesTexts } from './texts.ts'

/** Several images in an order; seen at once, uploaded when the form is saved. */
export function GalleryField(props: GalleryFieldProps) {
  const { label, value, max, error, onChange } = props

  const add = (files: File[]) => {
    const problem = files.map((file) => problemOf(file, props)).find(Boolean)
    if (problem) return props.onReject(problem)
    onChange([...value, ...files].slice(0, max))
  }

  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <DropZone isInvalid={Boolean(error)} onFiles={add}>
        <ul className={styles.images}>
          {value.map((choice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an image is its place; the same file may be chosen twice
            <li key={index}>
              <Entry {...props} choice={choice} index={index} />
            </li>
          ))}
        </ul>
        <Group gap="sm">
          <FileButton accept={accepted.join(',')} multiple onChange={add}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                disabled={value.length >= max}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {imagesTexts.add}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {imagesTexts.galleryHint}
          </Text>
        </Group>
      </DropZone>
    </Input.Wrapper>
  )
}

function Entry(props: GalleryFieldProps & { choice: ImageChoice; index: number }) {
  const { label, choice, index, value, shape, addressOf, onChange } = props
  const preview = usePreview(choice, addressOf)
  const move = (by: 1 | -1) => onChange(value.toSpliced(index, 1).toSpliced(index + by, 0, choice))
  return (
    <>
      <ImagePreview src={preview} alt={`${label} ${index + 1}`} size="large" shape={shape} />
      <Group gap={0} justify="center" wrap="nowrap" mt={4}>
        <ActionIcon
          size={32}
          aria-label={imagesTexts.earlier(index + 1)}
          disabled={index === 0}
          onClick={() => move(-1)}
        >
          <IconArrowLeft size={16} />
        </ActionIcon>
        {choice && preview && (
          <CropButton
            choice={choice}
            address={preview}
            shape={shape}
            onCropped={(file) => onChange(value.with(index, file))}
          >
            {(open) => (
              <ActionIcon size={32} aria-label={imagesTexts.cropImage(index + 1)} onClick={open}>
                <IconCrop size={16} />
              </ActionIcon>
            )}
          </CropButton>
        )}
        <ActionIcon
          size={32}
          aria-label={imagesTexts.remove(index + 1)}
          onClick={() => onChange(value.toSpliced(index, 1))}
        >
          <IconTrash size={16} />
        </ActionIcon>
        <ActionIcon
          size={32}
          aria-label={imagesTexts.later(index + 1)}
          disabled={index === value.length - 1}
          onClick={() => move(1)}
        >
          <IconArrowRight size={16} />
        </ActionIcon>
      </Group>
    </>
  )
}

type GalleryFieldProps = {
  label: string
  value: ImageChoice[]
  max: number
  onChange: (choices: ImageChoice[]) => void
  /** Told why a file is not taken. */
  onReject: (reason: string) => void
  addressOf: (reference: string) => string
  tooLarge: string
  wrongType?: string
  /** The proportions in which they are shown and cropped. */
  shape: Shape
  error?: ReactNode
}
