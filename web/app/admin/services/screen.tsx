import type { Service } from '@busbar/contract'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { ServiceEditor } from './editor.tsx'
import { servicesTexts } from './texts.ts'

export const meta = () => screenMeta(servicesTexts.heading)

const columns: Column<Service>[] = [
  {
    header: fieldsTexts.image,
    width: 104,
    inCard: 'head',
    cell: ({ imageUrl, pictures }) => <ImagePreview src={thumbnail('services', imageUrl, pictures)} alt="" />,
  },
  {
    header: fieldsTexts.title,
    sortBy: 'title',
    inCard: 'head',
    cell: ({ title }) => <NameCell>{title}</NameCell>,
  },
  {
    header: fieldsTexts.shortDescription,
    desktopOnly: true,
    cell: ({ shortDescription }) => <ExcerptCell>{shortDescription}</ExcerptCell>,
  },
]

export default function ServicesScreen() {
  return (
    <RecordScreen
      name="services"
      texts={servicesTexts}
      columns={columns}
      Editor={ServiceEditor}
      status
      isOrdered
    />
  )
}
