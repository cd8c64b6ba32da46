import type { Page } from '@busbar/contract'
import { Badge, Box, Group, Text } from '@mantine/core'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { PageEditor } from './editor.tsx'
import { pagesTexts } from './texts.ts'

export const meta = () => screenMeta(pagesTexts.heading)

const places = ['inMenu', 'inFooter'] as const

const columns: Column<Page>[] = [
  {
    header: fieldsTexts.image,
    width: 104,
    inCard: 'head',
    cell: ({ imageUrl, pictures }) => <ImagePreview src={thumbnail('pages', imageUrl, pictures)} alt="" />,
  },
  {
    header: fieldsTexts.title,
    sortBy: 'title',
    inCard: 'head',
    cell: ({ title, slug }) => (
      <Box pl={`${(slug.split('/').length - 1) * 1.25}rem`}>
        <NameCell>{title}</NameCell>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          /{slug}
        </Text>
      </Box>
    ),
  },
  {
    header: pagesTexts.links,
    width: 170,
    desktopOnly: true,
    cell: (page) => (
      <Group gap={6}>
        {places
          .filter((place) => page[place])
          .map((place) => (
            <Badge key={place} variant="default">
              {pagesTexts.linkedIn[place]}
            </Badge>
          ))}
      </Group>
    ),
  },
]

export default function PagesScreen() {
  return <RecordScreen name="pages" texts={pagesTexts} columns={columns} Editor={PageEditor} status />
}
