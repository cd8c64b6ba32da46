import { limits, texts } from '@busbar/contract'
import { Button, FileButton, Group, Input, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { ImageChoice } from '../api/stored-image.ts'
import { AlternativeText, useCarriedAlt } from './alternative-text.tsx'
import { CropButton } from './crop-button.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './image-field.module.css'
import { ImagePreview } from './image-preview.tsx'
import type { Shape } from './image-shapes.ts'
import { imagesTexts } from './texts.ts'

/** What a file dialog offers. */
export const accepted = limits.image.types.map((type) => `image/${type.toLowerCase()}`)

/** One image: chosen, dropped or pasted; seen at once, cropped at will, uploaded when the form is saved. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, addressOf, addLabel, changeLabel, error, hint, isRequired } = props
  const { shape, isLogo } = props
  const id = useId()
  const preview = usePreview(value, addressOf)
  const carryAlt = useCarriedAlt()

  const choose = (file: File | null | undefined) => {
    if (!file) return
    const problem = problemOf(file, props)
    if (problem) return props.onReject(problem)
    onChange(file)
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={isRequired}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <DropZone className={styles.field} isInvalid={Boolean(error)} pastes onFiles={([file]) => choose(file)}>
        <ImagePreview
          src={preview}
          alt={`${label} preview`}
          size="large"
          kind={isLogo ? 'logo' : 'photo'}
          shape={shape}
        />
        <div className={styles.controls}>
          <Group gap={6}>
            <FileButton accept={accepted.join(',')} onChange={choose}>
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  leftSection={<IconUpload size={18} aria-hidden />}
                  aria-describedby={error ? `${id}-error` : `${id}-hint`}
                  data-invalid={Boolean(error) || undefined}
                >
                  {value ? changeLabel : addLabel}
                </Button>
              )}
            </FileButton>
            {value && preview && (
              <CropButton
                choice={value}
                address={preview}
                shape={shape}
                onCropped={(file) => {
                  carryAlt(value, file)
                  onChange(file)
                }}
              >
                {(open) => (
                  <Button
                    variant="subtle"
                    color="gray"
                    px="xs"
                    onClick={open}
                    aria-label={imagesTexts.cropOf(label.toLowerCase())}
                  >
                    {imagesTexts.crop}
                  </Button>
                )}
              </CropButton>
            )}
            {value && (
              <Button
                variant="subtle"
                color="gray"
                px="xs"
                onClick={() => onChange(null)}
                aria-label={`Remove ${label.toLowerCase()}`}
              >
                Remove
              </Button>
            )}
          </Group>
          <Text size="sm" c="dimmed" id={`${id}-hint`} mt="xs" style={{ overflowWrap: 'anywhere' }}>
            {hint ?? (value instanceof File ? value.name : texts.admin.imageHint)}
          </Text>
          <Text size="sm" c="dimmed">
            {imagesTexts.recommended(shape)}
          </Text>
          {value && !isLogo && <AlternativeText key={preview} choice={value} />}
        </div>
      </DropZone>
    </Input.Wrapper>
  )
}

/** Why a file cannot be taken, or null. */
export function problemOf(
  file: File,
  { wrongType = texts.images.wrongType, tooLarge }: { wrongType?: string; tooLarge: string },
) {
  if (!accepted.includes(file.type)) return wrongType
  return file.size > limits.image.maxBytes ? tooLarge : null
}

/** The address that shows a choice; a file's own one lives as long as it is shown. */
export function usePreview(choice: ImageChoice, addressOf: (reference: string) => string) {
  const [local, setLocal] = useState<string>()
  const file = choice instanceof File ? choice : null
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setLocal(address)
    return () => {
      URL.revokeObjectURL(address)
      setLocal(undefined)
    }
  }, [file])
  if (file) return local ?? null
  return choice ? addressOf(choice as string) : null
}

type ImageFieldProps = {
  label: string
  value: ImageChoice
  onChange: (choice: ImageChoice) => void
  /** Told why a file is not taken. */
  onReject: (reason: string) => void
  addressOf: (reference: string) => string
  addLabel: string
  changeLabel: string
  /** The sentence for a file that is too large. */
  tooLarge: string
  /** The one for a file that is no image of ours, where it has one of its own. */
  wrongType?: string
  /** What stands below the button, where it is not the usual. */
  hint?: string
  /** The size that is recommended, and the proportions of a crop. */
  shape: Shape
  isLogo?: boolean
  isRequired?: boolean
  error?: ReactNode
}
