import type { Characteristic } from '@busbar/contract'
import { fieldsTexts } from '../forms/texts.ts'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { CharacteristicEditor } from './editor.tsx'
import { characteristicsTexts } from './texts.ts'

export const meta = () => screenMeta(characteristicsTexts.heading)

const columns: Column<Characteristic>[] = [
  {
    header: fieldsTexts.name,
    sortBy: 'name',
    inCard: 'head',
    cell: ({ name }) => <NameCell>{name}</NameCell>,
  },
  { header: characteristicsTexts.kind, width: 120, cell: ({ kind }) => characteristicsTexts.kinds[kind] },
  { header: characteristicsTexts.unit, width: 100, cell: ({ unit }) => unit },
  { header: characteristicsTexts.group, cell: ({ group }) => <ExcerptCell>{group}</ExcerptCell> },
]

export default function CharacteristicsScreen() {
  return (
    <RecordScreen
      name="characteristics"
      texts={characteristicsTexts}
      columns={columns}
      Editor={CharacteristicEditor}
    />
  )
}
