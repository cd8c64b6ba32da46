import type { News } from '@busbar/contract'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { NewsEditor } from './editor.tsx'
import { newsTexts } from './texts.ts'

export const meta = () => screenMeta(newsTexts.heading)

const columns: Column<News>[] = [
  {
    header: fieldsTexts.image,
    width: 104,
    inCard: 'head',
    cell: ({ imageUrl, pictures }) => <ImagePreview src={thumbnail('news', imageUrl, pictures)} alt="" />,
  },
  {
    header: fieldsTexts.title,
    sortBy: 'title',
    inCard: 'head',
    cell: ({ title }) => <NameCell>{title}</NameCell>,
  },
  { header: newsTexts.date, sortBy: 'date', width: 130, cell: ({ date }) => date },
  {
    header: newsTexts.summary,
    desktopOnly: true,
    cell: ({ summary }) => <ExcerptCell>{summary}</ExcerptCell>,
  },
]

export default function NewsScreen() {
  return <RecordScreen name="news" texts={newsTexts} columns={columns} Editor={NewsEditor} status />
}
