import { Button, FileButton, Input, Text, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { ImageChoice, UploadTarget } from '../api/uploads/image-uploads.ts'
import { moveItem } from '../forms/move-item.ts'
import { useDropTargets } from '../parts/drag.ts'
import { useCarriedAlt } from './alternative-text.tsx'
import { DropZone } from './drop-zone.tsx'
import { GalleryDetails } from './gallery-details.tsx'
import styles from './gallery-field.module.css'
import { GalleryTile } from './gallery-tile.tsx'
import type { Shape } from './image-shapes.ts'
import { ChooseButton } from './library/choose-button.tsx'
import { accepted, useTakeImages } from './take-images.ts'
import { imagesTexts } from './texts.ts'

/** Several images in an order, the first of which is the main one. One of them is selected, to be described or moved. */
export function GalleryField(props: GalleryFieldProps) {
  const { label, value, max, target, wrongType, shape, error, onChange, onReject } = props
  const group = useId()
  const [chosen, setChosen] = useState<ImageChoice>(null)
  const carryAlt = useCarriedAlt()
  const take = useTakeImages({
    value,
    max,
    target,
    wrongType,
    says: { refused: imagesTexts.refused, tooMany: imagesTexts.tooMany(max) },
    onChange,
    onReject,
  })
  const entries = value.map((choice) => ({ _id: keyOf(choice), choice }))
  const selected = value.includes(chosen) ? chosen : (value[0] ?? null)
  const move = (choice: ImageChoice, to: number) => {
    setChosen(choice)
    onChange(moveItem(value, value.indexOf(choice), to))
  }
  const dropProps = useDropTargets<(typeof entries)[number]>('image', (id, on) => {
    const dragged = entries.find(({ _id }) => _id === id)
    if (dragged) move(dragged.choice, value.indexOf(on.choice))
  })
  const isFull = value.length >= max
  /** One that is in it already is shown instead. */
  const addStored = (imageUrl: string) => {
    if (!value.includes(imageUrl)) onChange([...value, imageUrl])
    setChosen(imageUrl)
  }

  return (
    <Input.Wrapper error={error} errorProps={{ style: { whiteSpace: 'pre-line' } }}>
      <DropZone isInvalid={Boolean(error)} pastes onFiles={take.add}>
        {value.length === 0 ? (
          <div className={styles.empty}>
            <IconPhotoPlus size={32} stroke={1.3} aria-hidden />
            <AddImages onAdd={take.add}>
              {(button) => (
                <Button {...button} variant="default">
                  {imagesTexts.add}
                </Button>
              )}
            </AddImages>
            <ChooseButton onChosen={addStored} />
            <Text size="sm" c="dimmed">
              {imagesTexts.galleryHint}
            </Text>
          </div>
        ) : (
          <>
            <ul className={styles.images} aria-label={label}>
              {entries.map((entry, index) => (
                <GalleryTile
                  key={entry._id}
                  {...entry}
                  index={index}
                  group={group}
                  folder={target.folder}
                  shape={shape}
                  isSelected={entry.choice === selected}
                  dropProps={dropProps(entry)}
                  onSelect={() => setChosen(entry.choice)}
                  onRemove={() => onChange(value.toSpliced(index, 1))}
                />
              ))}
              {!isFull && (
                <li>
                  <AddImages onAdd={take.add}>
                    {(button) => (
                      <UnstyledButton
                        {...button}
                        className={styles.add}
                        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
                      >
                        <IconPlus size={20} aria-hidden />
                        {imagesTexts.add}
                      </UnstyledButton>
                    )}
                  </AddImages>
                </li>
              )}
            </ul>
            <GalleryDetails
              key={keyOf(selected)}
              choice={selected}
              place={value.indexOf(selected)}
              count={value.length}
              folder={target.folder}
              shape={shape}
              onMove={(to) => move(selected, to)}
              onCropped={(file) => {
                if (selected) carryAlt(selected, file)
                take.replace(selected, file)
                setChosen(file)
              }}
            />
            {!isFull && (
              <div className={styles.choose}>
                <ChooseButton onChosen={addStored} />
              </div>
            )}
            <Text size="sm" c="dimmed" mt="xs">
              {imagesTexts.orderHint} {imagesTexts.recommended(shape)}
            </Text>
          </>
        )}
      </DropZone>
    </Input.Wrapper>
  )
}

function AddImages({ onAdd, children }: { onAdd: (files: File[]) => void; children: AddButton }) {
  return (
    <FileButton accept={accepted.join(',')} multiple onChange={onAdd}>
      {children}
    </FileButton>
  )
}

const fileKeys = new WeakMap<File, string>()
let files = 0

/** What tells an image from the others, wherever it stands. */
function keyOf(choice: ImageChoice) {
  if (!(choice instanceof File)) return choice ?? ''
  const key = fileKeys.get(choice) ?? `file-${files++}`
  fileKeys.set(choice, key)
  return key
}

type AddButton = (button: { onClick: () => void }) => ReactNode

type GalleryFieldProps = {
  /** What the list is called where it is read out. */
  label: string
  value: ImageChoice[]
  max: number
  /** Where chosen files go. */
  target: UploadTarget
  onChange: (choices: ImageChoice[]) => void
  /** Called with why files were rejected. */
  onReject: (reason: string) => void
  wrongType?: string
  /** The proportions in which they are shown and cropped. */
  shape: Shape
  error?: ReactNode
}
