import { imageAddress, limits, type Product, products, texts } from '@busbar/contract'
import { Checkbox, Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useRecords } from '../api/collection.ts'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FormImage } from '../images/form-image.tsx'
import { GalleryField } from '../images/gallery-field.tsx'
import { shapeOf } from '../images/image-shapes.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import type { EditorProps } from '../records/record-screen.tsx'
import { productsTexts } from './texts.ts'

const words = productsTexts
const imageWords = { tooLarge: texts.images.productTooLarge, wrongType: texts.images.productWrongType }

export function ProductEditor({ record: product, onClosed }: EditorProps<'products'>) {
  const editor = useEditForm({
    name: 'products',
    schema: products.input,
    record: product,
    valuesOf,
    inputOf,
    onSaved: () => toastDone(product ? words.updated : words.created),
    onClosed,
  })
  const { form } = editor
  const categories = useRecords('categories', { limit: limits.lists.pageSizeMax }).data?.data ?? []

  return (
    <EditModal
      editor={editor}
      title={product ? words.editTitle : words.addTitle}
      busyLabel={fieldsTexts.uploading}
      failedTitle={words.saveFailed}
      history={product && { name: 'products', id: product._id, title: product.title }}
    >
      <TextInput
        label={fieldsTexts.title}
        required
        data-autofocus
        maxLength={limits.text.name}
        {...form.getInputProps('title')}
      />
      <Textarea
        label={fieldsTexts.shortDescription}
        required
        autosize
        minRows={2}
        maxRows={4}
        maxLength={limits.text.short}
        {...form.getInputProps('shortDescription')}
      />
      <Textarea
        label={fieldsTexts.fullDescription}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.text.long}
        {...form.getInputProps('fullDescription')}
      />
      <Group grow align="start" preventGrowOverflow={false}>
        <Select
          label={words.category}
          placeholder={words.noCategory}
          clearable
          searchable
          data={categories.map(({ _id, title }) => ({ value: _id, label: title }))}
          {...form.getInputProps('category')}
        />
        <NumberInput
          label={words.price}
          description={words.priceHint}
          min={0}
          max={limits.products.priceMax}
          decimalScale={2}
          thousandSeparator=","
          hideControls
          value={form.values.price ?? ''}
          error={form.errors.price}
          onChange={(price) => form.setFieldValue('price', typeof price === 'number' ? price : null)}
        />
      </Group>
      <Select
        label={fieldsTexts.status}
        allowDeselect={false}
        data={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('status')}
      />
      <Group>
        <Checkbox label={words.isNew} {...form.getInputProps('isNew', { type: 'checkbox' })} />
        <Checkbox
          label={words.isEcoFriendly}
          {...form.getInputProps('isEcoFriendly', { type: 'checkbox' })}
        />
      </Group>
      <FormImage form={form} field="mainImageUrl" folder="products" label={words.mainImage} {...imageWords} />
      <GalleryField
        label={words.moreImages}
        {...imageWords}
        max={limits.products.maxImages}
        shape={shapeOf('products')}
        addressOf={(reference) => imageAddress('products', reference)}
        value={form.values.images}
        error={form.errors.images}
        onChange={(images) => form.setFieldValue('images', images)}
        onReject={(reason) => form.setFieldError('images', reason)}
      />
    </EditModal>
  )
}

function valuesOf(product?: Product) {
  return {
    title: product?.title ?? '',
    shortDescription: product?.shortDescription ?? '',
    fullDescription: product?.fullDescription ?? '',
    category: product?.category ?? null,
    price: product?.price ?? null,
    status: product?.status ?? ('active' as const),
    isNew: product?.isNew ?? false,
    isEcoFriendly: product?.isEcoFriendly ?? false,
    mainImageUrl: (product?.mainImageUrl ?? null) as ImageChoice,
    images: (product?.images ?? []) as ImageChoice[],
  }
}

function tellNotAdded(error: unknown): never {
  toastFailed(words.addImageFailed, error)
  throw error
}

async function inputOf(values: ReturnType<typeof valuesOf>) {
  const stored = (choice: ImageChoice, field: string) =>
    storedImage(choice, { folder: 'products', field, noAddress: words.uploadFailed })
  const mainImageUrl = await stored(values.mainImageUrl, 'mainImageUrl')
  const images: string[] = []
  for (const choice of values.images) {
    const image = await stored(choice, 'images').catch(tellNotAdded)
    if (image) images.push(image)
  }
  return { ...values, mainImageUrl, images }
}
