import { Progress } from '@mantine/core'
import { useUploadProgress } from '../../api/upload-progress.ts'
import { fieldsTexts } from '../forms/texts.ts'

/** How far the image on its way has come. It takes no room, so that nothing moves when it appears. */
export function UploadProgress() {
  const sent = useUploadProgress()
  if (sent === undefined) return null
  return (
    <Progress
      value={sent * 100}
      aria-label={fieldsTexts.uploading}
      size={3}
      radius={0}
      pos="absolute"
      top={-2}
      left={0}
      right={0}
    />
  )
}
