import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import { type PointerEvent, useState } from 'react'
import { Modal } from '../parts/layers.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { cropArea, pulled, savedSize, wholeCrop } from './crop-area.ts'
import styles from './crop-dialog.module.css'
import type { Shape } from './image-shapes.ts'
import { imagesTexts } from './texts.ts'

/** Cuts an image to a shape: pulled by hand, or moved with the sliders. */
export default function CropDialog({ source, shape, onCropped, onClosed }: CropDialogProps) {
  const isPhone = useIsPhone()
  const [image, setImage] = useState<HTMLImageElement>()
  const [hasFailed, setFailed] = useState(false)
  const [crop, setCrop] = useState(wholeCrop)
  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  const area = size && cropArea(size, shape, crop)

  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth, clientHeight } = event.currentTarget
    const by = { x: event.movementX / clientWidth, y: event.movementY / clientHeight }
    setCrop((now) => pulled(size, shape, now, by))
  }

  const save = async () => {
    const file = image && area && (await cut(image, area, { shape, source }))
    if (!file) return setFailed(true)
    onCropped(file)
    onClosed()
  }

  return (
    <Modal
      opened
      onClose={onClosed}
      title={imagesTexts.cropTitle}
      size={560}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': imagesTexts.cancelCrop }}
    >
      <Stack gap="md">
        <div
          className={styles.frame}
          style={{
            aspectRatio: `${shape.width} / ${shape.height}`,
            maxWidth: `${(52 * shape.width) / shape.height}dvh`,
          }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={pull}
        >
          <img
            src={source.address}
            alt={imagesTexts.cropPreview}
            draggable={false}
            onLoad={(event) => setImage(event.currentTarget)}
            onError={() => setFailed(true)}
            style={size && area && placed(size, area)}
          />
        </div>
        <Text size="sm" c="dimmed">
          {imagesTexts.cropHint(shape)}
        </Text>
        <CropSlider
          label={imagesTexts.zoom}
          min={1}
          max={4}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <CropSlider
          label={imagesTexts.across}
          value={crop.left}
          onChange={(left) => setCrop({ ...crop, left })}
        />
        <CropSlider label={imagesTexts.down} value={crop.top} onChange={(top) => setCrop({ ...crop, top })} />
        {hasFailed && (
          <Text role="alert" c="var(--mantine-color-error)">
            {imagesTexts.cropFailed}
          </Text>
        )}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onClosed}>
            {imagesTexts.cancelCrop}
          </Button>
          <Button onClick={() => void save()} disabled={!image}>
            {imagesTexts.useCrop}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function CropSlider(props: {
  label: string
  min?: number
  max?: number
  value: number
  onChange: (value: number) => void
}) {
  const { label, min = 0, max = 1, value, onChange } = props
  return (
    <div>
      <Text size="sm" fw={500} aria-hidden mb={4}>
        {label}
      </Text>
      <Slider
        label={null}
        thumbLabel={label}
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

/** Where the whole image lies so that the frame shows the kept part. */
function placed(image: Shape, area: ReturnType<typeof cropArea>) {
  return {
    width: `${(image.width / area.width) * 100}%`,
    height: `${(image.height / area.height) * 100}%`,
    left: `${(-area.x / area.width) * 100}%`,
    top: `${(-area.y / area.height) * 100}%`,
  }
}

async function cut(
  image: HTMLImageElement,
  area: ReturnType<typeof cropArea>,
  { shape, source }: { shape: Shape; source: CropSource },
) {
  const canvas = document.createElement('canvas')
  const { width, height } = savedSize(area, shape)
  Object.assign(canvas, { width, height })
  const paper = canvas.getContext('2d')
  if (!paper) return undefined
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height)
  try {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, source.type, 0.92))
    return blob ? new File([blob], source.name, { type: blob.type }) : undefined
  } catch {
    // An image from elsewhere may be shown but not read.
    return undefined
  }
}

/** What is cut: where it is shown from, and the name and type that the result has. */
export type CropSource = { address: string; name: string; type: string }

type CropDialogProps = {
  source: CropSource
  shape: Shape
  onCropped: (file: File) => void
  onClosed: () => void
}
