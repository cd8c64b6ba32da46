import { ApiError, limits, texts } from '@busbar/contract'
import { Button, FileButton, Input, Progress, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { clientWithProgress } from '../../api/browser-client.ts'
import { useField } from '../records/editor/use-field.ts'
import { blocksTexts } from './texts.ts'

const { fields } = blocksTexts

/** Uploads a video at once; its address is then that of the block. */
export function VideoUpload() {
  const { change } = useField('link')
  const [sent, setSent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const take = async (file: File | null) => {
    if (!file) return
    // Refused here before anything is sent, because the server would refuse it anyway.
    setRefusal(file.size > limits.videos.maxBytes ? texts.videos.tooLarge : undefined)
    if (file.size > limits.videos.maxBytes) return
    setSent(0)
    try {
      const { videoUrl } = await clientWithProgress(setSent).uploads.addVideo(file, file.name)
      change(videoUrl)
    } catch (failure) {
      setRefusal(failure instanceof ApiError ? failure.message : fields.videoFailed)
    } finally {
      setSent(undefined)
    }
  }
  return (
    <Input.Wrapper description={fields.videoFileHint} error={refusal}>
      <Stack gap="xs" align="start">
        <FileButton accept="video/mp4,video/webm" onChange={(file) => void take(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={sent !== undefined}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {fields.uploadVideo}
            </Button>
          )}
        </FileButton>
        {sent !== undefined && <Progress w="100%" value={sent * 100} aria-label={fields.videoUploading} />}
      </Stack>
    </Input.Wrapper>
  )
}
