import { type Category, categories, limits } from '@busbar/contract'
import { Checkbox, NumberInput, TagsInput, Textarea, TextInput } from '@mantine/core'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FormImage } from '../images/form-image.tsx'
import { imagesTexts } from '../images/texts.ts'
import { toastDone } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import type { EditorProps } from '../records/record-screen.tsx'
import { categoriesTexts } from './texts.ts'

const words = categoriesTexts

export function CategoryEditor({ record: category, onClosed }: EditorProps<'categories'>) {
  const editor = useEditForm({
    name: 'categories',
    schema: categories.input,
    record: category,
    valuesOf,
    inputOf,
    onSaved: () => toastDone(category ? words.updated : words.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={category ? words.editTitle : words.addTitle}
      busyLabel={fieldsTexts.uploading}
      failedTitle={category ? words.updateFailed : words.createFailed}
      history={category && { name: 'categories', id: category._id, title: category.title }}
    >
      <FormImage form={form} field="imageUrl" folder="categories" />
      <TextInput label={fieldsTexts.title} required data-autofocus {...form.getInputProps('title')} />
      <Textarea
        label={fieldsTexts.shortDescription}
        autosize
        minRows={2}
        maxRows={4}
        {...form.getInputProps('shortDescription')}
      />
      <Textarea
        label={fieldsTexts.description}
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <Textarea
        label={words.longDescription}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.text.long}
        {...form.getInputProps('longDescription')}
      />
      <TagsInput
        label={words.subcategories}
        description={words.subcategoriesHint}
        maxTags={limits.category.maxSubcategories}
        {...form.getInputProps('subcategories')}
      />
      <NumberInput
        label={words.displayOrder}
        min={0}
        allowDecimal={false}
        value={form.values.displayOrder ?? ''}
        error={form.errors.displayOrder}
        onChange={(place) =>
          form.setFieldValue('displayOrder', typeof place === 'number' ? place : undefined)
        }
      />
      <Checkbox label={fieldsTexts.active} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </EditModal>
  )
}

function valuesOf(category?: Category) {
  return {
    imageUrl: (category?.imageUrl ?? null) as ImageChoice,
    title: category?.title ?? '',
    shortDescription: category?.shortDescription ?? '',
    description: category?.description ?? '',
    longDescription: category?.longDescription ?? '',
    subcategories: category?.subcategories ?? [],
    /** Without one, a new category comes last. */
    displayOrder: category?.displayOrder,
    isActive: category?.isActive ?? true,
  }
}

async function inputOf(values: ReturnType<typeof valuesOf>) {
  const imageUrl = await storedImage(values.imageUrl, {
    folder: 'categories',
    field: 'imageUrl',
    noAddress: imagesTexts.uploadFailed,
  })
  return { ...values, imageUrl }
}
