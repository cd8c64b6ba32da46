import { shownText } from '../parts/shown-text.ts'
import { RecordText } from '../records/record-body.tsx'
import type { BlockProps } from './block-image.ts'

export default function TextBlock({ block }: BlockProps<'text'>) {
  return <RecordText html={shownText(block.text, 2)} />
}
