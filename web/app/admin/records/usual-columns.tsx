import {
  collections,
  type FieldKind,
  type Fields,
  type ImageDetails,
  type ScreenName,
} from '@busbar/contract'
import type { ItemOf } from '../api/collection.ts'
import { fieldName } from '../history/field-name.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { thumbnail } from '../parts/thumbnail.ts'
import { ExcerptCell, NameCell } from './cells.tsx'
import type { Column } from './record-table.tsx'

/** What a list shows unless its screen says otherwise: a record's image, its name, and the first of its longer texts. */
export function usualColumns<Name extends ScreenName>(name: Name): Column<ItemOf<Name>>[] {
  const fields: Fields = collections[name].fields
  const first = (kind: FieldKind) => Object.keys(fields).find((field) => fields[field]?.kind === kind)
  const called = 'title' in fields ? 'title' : 'name'
  const [image, text] = [first('image'), first('longText')]
  const columns: (Column<Shown> | undefined)[] = [
    image
      ? {
          header: fieldName(image, name),
          width: 104,
          inCard: 'head',
          cell: (record) => (
            <ImagePreview src={thumbnail(name, record[image] as string | null, record.pictures)} alt="" />
          ),
        }
      : undefined,
    {
      header: fieldName(called, name),
      sortBy: called,
      inCard: 'head',
      cell: (record) => <NameCell>{String(record[called])}</NameCell>,
    },
    text
      ? {
          header: fieldName(text, name),
          desktopOnly: true,
          cell: (record) => <ExcerptCell>{record[text] as string | null}</ExcerptCell>,
        }
      : undefined,
  ]
  return columns.filter((column) => column !== undefined) as unknown as Column<ItemOf<Name>>[]
}

type Shown = Record<string, unknown> & { pictures: Record<string, ImageDetails> }
