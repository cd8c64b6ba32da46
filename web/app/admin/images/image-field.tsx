import { texts } from '@busbar/contract'
import { Button, FileButton, Group, Input, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { ImageChoice, UploadTarget } from '../api/uploads/image-uploads.ts'
import { AlternativeText, useCarriedAlt } from './alternative-text.tsx'
import { CropButton } from './crop-button.tsx'
import { DropZone } from './drop-zone.tsx'
import styles from './image-field.module.css'
import { ImagePreview } from './image-preview.tsx'
import type { Shape } from './image-shapes.ts'
import { ChooseButton } from './library/choose-button.tsx'
import { accepted, useTakeImages } from './take-images.ts'
import { imagesTexts } from './texts.ts'
import { UploadFailure, UploadProgress } from './upload-status.tsx'
import { usePreview } from './use-preview.ts'

/** One image: chosen, dropped or pasted; seen and uploaded at once, cropped at will. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, target, wrongType, onChange, onReject, error, hint, shape, isLogo } = props
  const id = useId()
  const { address, upload } = usePreview(value, target.folder)
  const carryAlt = useCarriedAlt()
  const take = useTakeImages({
    value: [value],
    max: 1,
    target,
    wrongType,
    says: { refused: (_file, reason) => reason, tooMany: '' },
    onChange: ([choice = null]) => onChange(choice),
    onReject,
  })
  const choose = (file: File | null | undefined) => {
    if (file) take.replace(value, file)
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      required={props.isRequired}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <DropZone className={styles.field} isInvalid={Boolean(error)} pastes onFiles={([file]) => choose(file)}>
        <div className={styles.image}>
          <ImagePreview
            src={address}
            alt={`${label} preview`}
            size="large"
            kind={isLogo ? 'logo' : 'photo'}
            shape={shape}
          />
          <UploadProgress upload={upload} />
        </div>
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
                  {value ? props.changeLabel : props.addLabel}
                </Button>
              )}
            </FileButton>
            <ChooseButton label={imagesTexts.chooseFor(label.toLowerCase())} onChosen={onChange} />
            {value && address && (
              <CropButton
                choice={value}
                address={address}
                shape={shape}
                onCropped={(file) => {
                  carryAlt(value, file)
                  choose(file)
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
          {value instanceof File && <UploadFailure file={value} upload={upload} />}
          {value && !isLogo && <AlternativeText key={address} choice={value} />}
        </div>
      </DropZone>
    </Input.Wrapper>
  )
}

type ImageFieldProps = {
  label: string
  value: ImageChoice
  /** Where a chosen file goes. */
  target: UploadTarget
  onChange: (choice: ImageChoice) => void
  /** Called with why a file was rejected. */
  onReject: (reason: string) => void
  addLabel: string
  changeLabel: string
  /** The sentence for a file that is no image of ours, where it has one of its own. */
  wrongType?: string
  /** What stands below the button, where it is not the usual. */
  hint?: string
  /** The size that is recommended, and the proportions of a crop. */
  shape: Shape
  isLogo?: boolean
  isRequired?: boolean
  error?: ReactNode
}
