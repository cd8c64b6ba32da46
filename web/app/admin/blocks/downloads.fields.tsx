import { IconDownload } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { RecordsField } from '../records/editor/records-field.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextField } = fieldsOfBlock('downloads')

export const about: AboutBlock = {
  icon: IconDownload,
  label: 'Downloads',
  hint: 'Data sheets, drawings and certificates to save',
}

export default function DownloadsFields() {
  return (
    <>
      <TextField name="heading" label={blocksTexts.fields.heading} />
      <RecordsField
        name="chosen"
        collection="downloads"
        label="Files"
        hint="Shown in the order in which you choose them. Upload new ones under Downloads."
      />
    </>
  )
}
