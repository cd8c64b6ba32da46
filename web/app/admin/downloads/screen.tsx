import { type Download, fileKindNames, fileKinds, fileSize, languageName } from '@busbar/contract'
import { Badge, Group, Text } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { fieldsTexts } from '../forms/texts.ts'
import { LibraryTabs } from '../images/library/library-tabs.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { DownloadEditor } from './editor.tsx'
import { languageOptions } from './language-options.ts'
import { downloadsTexts } from './texts.ts'

const texts = downloadsTexts

export const meta = () => screenMeta(texts.heading)

const columns: Column<Download>[] = [
  {
    header: fieldsTexts.title,
    sortBy: 'title',
    inCard: 'head',
    cell: ({ title, kind }) => (
      <Group gap="sm" wrap="nowrap">
        <Badge color="gray" miw={52} style={{ flexShrink: 0 }}>
          {fileKinds[kind].label}
        </Badge>
        <NameCell>{title}</NameCell>
      </Group>
    ),
  },
  { header: texts.version, width: 120, cell: ({ version }) => <ExcerptCell>{version}</ExcerptCell> },
  {
    header: texts.language,
    width: 120,
    cell: ({ language }) => <ExcerptCell>{language && languageName(language)}</ExcerptCell>,
  },
  {
    header: texts.size,
    width: 90,
    cell: ({ size }) => (
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {fileSize(size)}
      </Text>
    ),
  },
]

const filters = [
  {
    name: 'kind',
    label: texts.kind,
    options: fileKindNames.map((value) => ({ value, label: fileKinds[value].label })),
  },
  { name: 'language', label: texts.language, options: languageOptions },
  { name: 'unused', label: texts.unused, icon: IconFileOff },
]

/** Every file for download: found, described, replaced by a new version, or deleted. */
export default function DownloadsScreen() {
  return (
    <RecordScreen
      name="downloads"
      texts={texts}
      columns={columns}
      Editor={DownloadEditor}
      filters={filters}
      tabs={<LibraryTabs />}
      isNewestFirst
      status
    />
  )
}
