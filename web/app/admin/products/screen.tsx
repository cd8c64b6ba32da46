import type { Product } from '@busbar/contract'
import { Group } from '@mantine/core'
import { api } from '../../api/browser-client.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { ProductEditor } from './editor.tsx'
import { productsTexts } from './texts.ts'

export const meta = () => screenMeta(productsTexts.heading)

const columns: Column<Product>[] = [
  {
    header: fieldsTexts.name,
    sortBy: 'title',
    width: '34%',
    least: 220,
    inCard: 'head',
    cell: ({ title, mainImageUrl, pictures }) => (
      <Group gap="sm" wrap="nowrap">
        <ImagePreview src={thumbnail('products', mainImageUrl, pictures)} alt="" />
        <NameCell>{title}</NameCell>
      </Group>
    ),
  },
  {
    header: fieldsTexts.description,
    desktopOnly: true,
    cell: ({ shortDescription }) => <ExcerptCell>{shortDescription}</ExcerptCell>,
  },
]

export default function ProductsScreen() {
  return (
    <RecordScreen
      name="products"
      texts={productsTexts}
      columns={columns}
      Editor={ProductEditor}
      status={{
        isOn: ({ status }) => status === 'active',
        inputOf: (_product, isOn) => ({ status: isOn ? ('active' as const) : ('inactive' as const) }),
      }}
      removeMany={(ids) => api.products.removeMany(ids)}
    />
  )
}
