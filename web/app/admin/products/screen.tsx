import { limits, type Product } from '@busbar/contract'
import { Group } from '@mantine/core'
import { useRecords, useRecordWrites } from '../api/collection.ts'
import { usePrice } from '../api/company.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { ExcerptCell, NameCell } from '../records/cells.tsx'
import { EditableNumber } from '../records/editable-number.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import type { Column } from '../records/record-table.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { ProductEditor } from './editor.tsx'
import { productsTexts } from './texts.ts'

const texts = productsTexts

export const meta = () => screenMeta(texts.heading)

export default function ProductsScreen() {
  const categories = useRecords('categories', { limit: limits.lists.pageSizeMax }).data?.data ?? []
  const options = categories.map(({ _id, title }) => ({ value: _id, label: title }))
  const statuses = Object.entries(texts.statuses).map(([value, label]) => ({ value, label }))
  return (
    <RecordScreen
      name="products"
      texts={texts}
      columns={columnsWith(options)}
      Editor={ProductEditor}
      isNewestFirst
      status={{
        isOn: ({ status }) => status === 'active',
        inputOf: (isOn) => ({ status: isOn ? ('active' as const) : ('inactive' as const) }),
      }}
      filters={[
        { name: 'category', label: texts.category, options },
        { name: 'status', label: fieldsTexts.status, options: statuses },
      ]}
      bulkActions={(bulk) => <CategoryMenu bulk={bulk} options={options} />}
    />
  )
}

const columnsWith = (categories: { value: string; label: string }[]): Column<Product>[] => [
  {
    header: fieldsTexts.name,
    sortBy: 'title',
    width: '32%',
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
  {
    header: texts.category,
    width: 140,
    wideOnly: true,
    cell: ({ category }) => (
      <ExcerptCell>{categories.find(({ value }) => value === category)?.label}</ExcerptCell>
    ),
  },
  { header: texts.priceShort, sortBy: 'price', width: 128, cell: (product) => <Price product={product} /> },
]

function Price({ product }: { product: Product }) {
  const { update } = useRecordWrites('products')
  const { needsReview } = useCurrentUser()
  const { _id, title, price } = product
  const printed = usePrice()
  if (needsReview) return printed(price)
  return (
    <EditableNumber
      label={texts.priceOf(title)}
      value={price}
      shown={printed(price)}
      min={0}
      max={limits.products.priceMax}
      decimalScale={2}
      thousandSeparator=","
      onSave={(next) =>
        update.mutate(
          { id: _id, input: { price: next } },
          {
            onSuccess: () => toastDone(texts.updated),
            onError: (error) => toastFailed(texts.saveFailed, error),
          },
        )
      }
    />
  )
}
