import type { LibraryImageDetails, UploadFolder } from '@busbar/contract'
import { Button, FileButton, Text } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { fileAlts, uploadImage } from '../api/uploads/image-uploads.ts'
import { libraryTexts } from '../images/library/texts.ts'
import { useLibraryWrites } from '../images/library/use-library.ts'
import { accepted, problemOf } from '../images/take-images.ts'
import { confirm } from '../parts/confirm.tsx'
import { toastDone, toastError, toastFailed } from '../parts/toasts.tsx'
import { undo } from '../releases/use-publishing.ts'

const texts = libraryTexts.replace

/** Puts another image wherever this one is used, after a question that says where that is. */
export function ReplaceButton({ image, folder, onReplaced }: ReplaceButtonProps) {
  const { replace } = useLibraryWrites(image.file)
  const [isUploading, setUploading] = useState(false)
  const { now, draft } = image.useCounts
  const target = { folder, noAddress: libraryTexts.uploadFailed }
  const take = async (file: File) => {
    const problem = problemOf(file, { target })
    if (problem) return toastError(problem)
    // The new image usually shows the same; the user sees its alternative text next.
    if (image.alt) fileAlts.set(file, image.alt)
    setUploading(true)
    const imageUrl = await uploadImage(file, target).catch((error: unknown) =>
      toastFailed(libraryTexts.uploadFailed, error),
    )
    setUploading(false)
    if (imageUrl) await askAndReplace(imageUrl, file.name)
  }
  const askAndReplace = async (imageUrl: string, name: string) => {
    const { title, agree, busy } = texts
    const question = { title, text: texts.confirm(now, draft), about: name, action: agree, busy }
    try {
      let done: Awaited<ReturnType<typeof replace.mutateAsync>> | undefined
      const work = async () => {
        done = await replace.mutateAsync(imageUrl)
      }
      if (!(await confirm({ ...question, work })) || !done) return
      const { release, records } = done
      toastDone(texts.done(records), release ? () => void undo(release) : undefined)
      onReplaced(imageUrl.slice(imageUrl.lastIndexOf('/') + 1))
    } catch (error) {
      toastFailed(texts.failed, error)
    }
  }
  return (
    <div>
      <FileButton accept={accepted.join(',')} onChange={(file) => file && void take(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            loading={isUploading || replace.isPending}
            leftSection={<IconReplace size={18} aria-hidden />}
          >
            {texts.action}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" mt="xs">
        {texts.hint}
      </Text>
    </div>
  )
}

type ReplaceButtonProps = {
  image: LibraryImageDetails
  folder: UploadFolder
  onReplaced: (file: string) => void
}
