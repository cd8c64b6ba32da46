import { texts } from '@busbar/contract'
import { Button, Progress, Text } from '@mantine/core'
import { retryUpload, type useUpload } from '../api/uploads/image-uploads.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { imagesTexts } from './texts.ts'

type Upload = ReturnType<typeof useUpload>

/** How far an image on its way has come, along the lower edge of what shows it. */
export function UploadProgress({ upload }: { upload: Upload }) {
  if (!upload || upload.step === 'stored' || upload.step === 'failed') return null
  const sent = upload.step === 'sending' ? upload.sent : 0
  return (
    <Progress
      value={10 + sent * 90}
      animated
      aria-label={fieldsTexts.uploading}
      size={6}
      radius={0}
      pos="absolute"
      bottom={0}
      left={0}
      right={0}
    />
  )
}

/** Why an image could not be uploaded, and another try. Nothing is lost: the file is still there. */
export function UploadFailure({ file, upload }: { file: File; upload: Upload }) {
  if (upload?.step !== 'failed') return null
  return (
    <>
      <Text size="sm" c="var(--mantine-color-error)" role="alert" my={4}>
        {upload.isInterrupted ? imagesTexts.interrupted : upload.error.message}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => retryUpload(file)}>
        {texts.admin.tryAgain}
      </Button>
    </>
  )
}
