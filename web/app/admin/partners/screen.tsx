import { type Partner, webAddress } from '@busbar/contract'
import { Anchor } from '@mantine/core'
import { ImagePreview } from '../images/image-preview.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { PartnerEditor } from './editor.tsx'
import { partnersTexts } from './texts.ts'

export const meta = () => screenMeta(partnersTexts.heading)

const columns: Column<Partner>[] = [
  {
    header: 'Logo',
    width: 112,
    inCard: 'head',
    cell: ({ logo, name, pictures }) => (
      <ImagePreview src={thumbnail('partners', logo, pictures)} alt={`Logo of ${name}`} kind="logo" />
    ),
  },
  { header: 'Name', sortBy: 'name', inCard: 'head', cell: ({ name }) => <NameCell>{name}</NameCell> },
  {
    header: 'Website',
    desktopOnly: true,
    cell: ({ website }) =>
      website && (
        <Anchor href={webAddress(website)} target="_blank" rel="noreferrer" lineClamp={1}>
          {website.replace(/^https?:\/\//, '')}
        </Anchor>
      ),
  },
  {
    header: 'Description',
    desktopOnly: true,
    cell: ({ description }) => <ExcerptCell>{description}</ExcerptCell>,
  },
]

export default function PartnersScreen() {
  return (
    <RecordScreen
      name="partners"
      texts={partnersTexts}
      columns={columns}
      Editor={PartnerEditor}
      isNewestFirst
    />
  )
}
