import { IconVideo } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'
import { VideoUpload } from './video-upload.tsx'

const { ImageField, TextField } = fieldsOfBlock('video')

export const about: AboutBlock = {
  icon: IconVideo,
  label: 'Video',
  hint: 'Your own, or from YouTube or Vimeo; loaded when it is played',
}

export default function VideoFields() {
  return (
    <>
      <TextField
        name="link"
        label="Address of the video"
        hint="https://www.youtube.com/watch?v=… or https://vimeo.com/…, or upload a file of your own."
      />
      <VideoUpload />
      <TextField name="title" label="What it shows" hint="For those who cannot see it." />
      <ImageField name="image" />
      <TextField name="caption" label={blocksTexts.fields.caption} />
    </>
  )
}
