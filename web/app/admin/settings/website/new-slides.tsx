import type { ApiError } from '@busbar/contract'
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isRefusal, uploadImage } from '../../api/uploads/image-uploads.ts'
import { ImagePreview } from '../../images/image-preview.tsx'
import { problemOf } from '../../images/take-images.ts'
import { UploadFailure, UploadProgress } from '../../images/upload-status.tsx'
import { usePreview } from '../../images/use-preview.ts'
import { toastError } from '../../parts/toasts.tsx'
import { companyTexts } from '../texts.ts'
import styles from './lists.module.css'

/** An image on its way, and the address of the one whose place it takes. */
type NewSlide = { file: File; insteadOf?: string }

const target = {
  folder: 'company',
  noAddress: companyTexts.noImageUrl,
  noAnswer: companyTexts.emptyAnswer,
  onFailed: (error: ApiError) => toastError(error.message),
} as const

/** The images that were chosen for slides and are not stored yet. */
export function useNewSlides({ room }: { room: number }) {
  const [all, setAll] = useState<NewSlide[]>([])
  const remove = (file: File) => setAll((slides) => slides.filter((slide) => slide.file !== file))
  const add = (files: File[], insteadOf?: string) => {
    const taken = files.filter((file) => {
      const problem = problemOf(file, { target })
      if (problem) toastError(problem)
      return !problem
    })
    const free = insteadOf ? 1 : room - all.filter((slide) => !slide.insteadOf).length
    if (taken.length > free) toastError(companyTexts.tooManyHeroImages)
    const fitting = taken.slice(0, Math.max(0, free))
    setAll((slides) => [...slides, ...fitting.map((file) => ({ file, insteadOf }))])
    for (const file of fitting)
      uploadImage(file, target).catch((error: unknown) => isRefusal(error) && remove(file))
  }
  return { all, add, remove }
}

export function NewSlides({ slides, onStored }: NewSlidesProps) {
  return slides.all.map((slide) => (
    <SlideOnItsWay
      key={slide.file.name + slide.file.lastModified}
      slide={slide}
      onRemove={() => slides.remove(slide.file)}
      onStored={(address) => {
        slides.remove(slide.file)
        onStored(address, slide.insteadOf)
      }}
    />
  ))
}

function SlideOnItsWay({ slide, onRemove, onStored }: SlideOnItsWayProps) {
  const { file } = slide
  const { address, upload } = usePreview(file, target.folder)
  const stored = upload?.step === 'stored' ? upload.address : undefined
  const isTold = useRef(false)
  useEffect(() => {
    if (!stored || isTold.current) return
    isTold.current = true
    onStored(stored)
  })
  return (
    <fieldset className={styles.slide}>
      <legend>{companyTexts.newSlide}</legend>
      <div className={styles.newImage}>
        <ImagePreview src={address} alt="" size="large" />
        <UploadProgress upload={upload} />
      </div>
      <div>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
          <ActionIcon aria-label={companyTexts.removeNewSlide(file.name)} onClick={onRemove}>
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <UploadFailure file={file} upload={upload} />
      </div>
    </fieldset>
  )
}

type NewSlidesProps = {
  slides: ReturnType<typeof useNewSlides>
  onStored: (address: string, insteadOf?: string) => void
}

type SlideOnItsWayProps = { slide: NewSlide; onRemove: () => void; onStored: (address: string) => void }
