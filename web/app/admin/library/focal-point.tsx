import type { Focus, LibraryImage } from '@busbar/contract'
import { Button, Group, Slider, Text, Title } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { sourceOf } from '../images/library/image-grid.tsx'
import styles from '../images/library/library.module.css'
import { libraryTexts } from '../images/library/texts.ts'
import { useLibraryWrites } from '../images/library/use-library.ts'
import { toastFailed } from '../parts/toasts.tsx'

const texts = libraryTexts.focus
const middle: Focus = { x: 50, y: 50 }

/** The image with the point that stays in sight: set by a click, or with the sliders, and kept at once. */
export function FocalPoint({ image }: { image: LibraryImage }) {
  const { describe } = useLibraryWrites(image.file)
  const [focus, setFocus] = useState(image.focus)
  const [isSaved, setSaved] = useState(false)
  const shown = focus ?? middle
  const source = sourceOf(image, 960)
  const keep = async (next: Focus | null) => {
    setFocus(next)
    try {
      await describe.mutateAsync({ focus: next })
      setSaved(true)
    } catch (error) {
      setFocus(image.focus)
      toastFailed(texts.failed, error)
    }
  }
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const part = (at: number, from: number, of: number) =>
      Math.min(100, Math.max(0, Math.round(((at - from) / of) * 100)))
    void keep({ x: part(clientX, left, width), y: part(clientY, top, height) })
  }
  return (
    <>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the sliders do the same */}
        <span className={styles.aim} onClick={onClick}>
          <img src={source} alt={image.alt} width={image.width} height={image.height} />
          <span className={styles.point} style={{ left: `${shown.x}%`, top: `${shown.y}%` }} aria-hidden />
        </span>
      </div>
      <Title order={3} size="h5" mt="md">
        {texts.heading}
      </Title>
      <Text size="sm" c="dimmed" role="status" mb="sm">
        {isSaved ? texts.saved : texts.hint}
      </Text>
      <Group wrap="nowrap" align="flex-start" gap="lg">
        <div className={styles.sliders}>
          {(['x', 'y'] as const).map((axis) => (
            <div key={axis}>
              <Text size="sm" fw={500} aria-hidden mb={4}>
                {axis === 'x' ? texts.across : texts.down}
              </Text>
              <Slider
                label={null}
                thumbLabel={axis === 'x' ? texts.across : texts.down}
                value={shown[axis]}
                onChange={(value) => {
                  setFocus({ ...shown, [axis]: value })
                  setSaved(false)
                }}
                onChangeEnd={(value) => void keep({ ...shown, [axis]: value })}
              />
            </div>
          ))}
          <Button
            variant="default"
            size="compact-sm"
            disabled={focus === null}
            onClick={() => void keep(null)}
          >
            {texts.reset}
          </Button>
        </div>
        <figure className={styles.cuts}>
          <div>
            {['wide', 'square', 'tall'].map((cut) => (
              <img
                key={cut}
                data-cut={cut}
                src={source}
                alt=""
                style={{ objectPosition: `${shown.x}% ${shown.y}%` }}
              />
            ))}
          </div>
          <Text component="figcaption" size="xs" c="dimmed">
            {texts.previews}
          </Text>
        </figure>
      </Group>
    </>
  )
}
