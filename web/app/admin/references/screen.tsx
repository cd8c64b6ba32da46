import type { Reference } from '@busbar/contract'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { ReferenceEditor } from './editor.tsx'
import { referencesTexts } from './texts.ts'

export const meta = () => screenMeta(referencesTexts.heading)

const columns: Column<Reference>[] = [
  {
    header: fieldsTexts.image,
    width: 104,
    inCard: 'head',
    cell: ({ imageUrl, pictures }) => (
      <ImagePreview src={thumbnail('references', imageUrl, pictures)} alt="" />
    ),
  },
  {
    header: fieldsTexts.title,
    sortBy: 'title',
    inCard: 'head',
    cell: ({ title }) => <NameCell>{title}</NameCell>,
  },
  {
    header: referencesTexts.client,
    cell: ({ client }) => <ExcerptCell>{client}</ExcerptCell>,
  },
  { header: referencesTexts.year, sortBy: 'year', width: 90, cell: ({ year }) => year },
]

export default function ReferencesScreen() {
  return (
    <RecordScreen
      name="references"
      texts={referencesTexts}
      columns={columns}
      Editor={ReferenceEditor}
      status
    />
  )
}
