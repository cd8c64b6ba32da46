import { type LibraryImageDetails, texts as shared, type UploadFolder } from '@busbar/contract'
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { AlternativeText } from '../images/alternative-text.tsx'
import { nameOf } from '../images/library/image-grid.tsx'
import styles from '../images/library/library.module.css'
import { libraryTexts } from '../images/library/texts.ts'
import { useLibraryImage, useLibraryWrites } from '../images/library/use-library.ts'
import { confirm } from '../parts/confirm.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { Drawer } from '../parts/layers.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { FocalPoint } from './focal-point.tsx'
import { ImageUses } from './image-uses.tsx'
import { ReplaceButton } from './replace-button.tsx'

const texts = libraryTexts

type DetailsProps = {
  file?: string
  onClose: () => void
  /** The image that is there instead. */
  onReplaced: (file: string) => void
}

/** One image large, with all its details and actions. */
export function ImageDetails({ file, onClose, onReplaced }: DetailsProps) {
  const isPhone = useIsPhone()
  return (
    <Drawer
      opened={file !== undefined}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : 560}
      padding={isPhone ? 'md' : 'lg'}
      title={file ? <DetailsTitle file={file} /> : undefined}
      closeButtonProps={{ 'aria-label': texts.choose.close }}
    >
      {file && <Content key={file} file={file} onClose={onClose} onReplaced={onReplaced} />}
    </Drawer>
  )
}

function DetailsTitle({ file }: { file: string }) {
  const { data } = useLibraryImage(file)
  return <span className={styles.title}>{data ? nameOf(data) : texts.details.loading}</span>
}

function Content({ file, onClose, onReplaced }: Required<DetailsProps>) {
  const image = useLibraryImage(file)
  return (
    <Loaded query={image} texts={texts.details}>
      {(data) => (
        <Stack gap="lg">
          <div>
            <FocalPoint image={data} />
          </div>
          <div>
            <AlternativeText choice={data.imageUrl} />
            <Facts image={data} />
          </div>
          <section aria-labelledby="used-by">
            <Title order={3} size="h5" id="used-by" mb="xs">
              {texts.usedBy.heading}
            </Title>
            <ImageUses image={data} />
          </section>
          <Actions image={data} onClose={onClose} onReplaced={onReplaced} />
        </Stack>
      )}
    </Loaded>
  )
}

function Facts({ image }: { image: LibraryImageDetails }) {
  return (
    <Text size="sm" c="dimmed" mt="sm">
      {texts.details.size(image.width, image.height)} · {texts.details.uploadedOn}{' '}
      <DateTime at={image.createdAt} isRelative />
      <br />
      {texts.details.sizes(image.widths)}
      <br />
      <Anchor href={image.imageUrl} target="_blank" size="sm">
        {texts.details.openOriginal}
      </Anchor>
    </Text>
  )
}

function Actions({
  image,
  onClose,
  onReplaced,
}: { image: LibraryImageDetails } & Omit<DetailsProps, 'file'>) {
  const { remove } = useLibraryWrites(image.file)
  const { needsReview } = useCurrentUser()
  const { now, draft, trash, history } = image.useCounts
  const askAndRemove = async () => {
    const { title, confirm: text, action } = texts.remove
    if (!(await confirm({ title, text, about: nameOf(image), action, tone: 'danger' }))) return
    try {
      await remove.mutateAsync()
      toastDone(texts.remove.done)
      onClose()
    } catch (error) {
      toastFailed(texts.remove.failed, error)
    }
  }
  if (now + draft > 0)
    return needsReview ? (
      <Text size="sm" c="dimmed">
        {texts.replace.needsReview}
      </Text>
    ) : (
      <ReplaceButton image={image} folder={image.folder as UploadFolder} onReplaced={onReplaced} />
    )
  if (trash + history > 0) return <Text size="sm">{shared.images.isUsed}</Text>
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={remove.isPending}
        onClick={() => void askAndRemove()}
      >
        {texts.remove.action}
      </Button>
    </Group>
  )
}
