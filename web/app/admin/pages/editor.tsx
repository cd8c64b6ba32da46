import { isReservedAddress, limits, type Page, slugOf } from '@busbar/contract'
import { Group, Select } from '@mantine/core'
import { useRecords } from '../api/collection.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { AddressField, PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { useField } from '../records/editor/use-field.ts'
import { pagesTexts } from './texts.ts'

const { CheckField, Field, ImageField, UsualField } = fieldsOf('pages')

export function PageEditor(props: EditorProps<'pages'>) {
  const pages = useRecords('pages', { limit: limits.lists.pageSizeMax }).data?.data ?? []
  return (
    <RecordEditor
      {...props}
      name="pages"
      texts={pagesTexts}
      previewPathOf={(values) => addressOf(values, pages)}
    >
      <FieldGroup {...pagesTexts.head}>
        <ImageField name="imageUrl" />
        <UsualField name="title" isFirst />
        <UsualField name="introduction" hint={pagesTexts.introductionHint} />
      </FieldGroup>
      <FieldGroup {...pagesTexts.place}>
        <PageAddress pages={pages} />
        <ParentField pages={pages} of={props.record} />
      </FieldGroup>
      <FieldGroup {...pagesTexts.onPage}>
        <BlocksField name="body" />
      </FieldGroup>
      <FieldGroup {...pagesTexts.listed}>
        <Group>
          <UsualField name="isActive" />
          <CheckField name="inMenu" label={pagesTexts.inMenu} />
          <CheckField name="inFooter" label={pagesTexts.inFooter} />
        </Group>
      </FieldGroup>
      <PageFields />
    </RecordEditor>
  )
}

/** Where a page with these values is, as long as no other page is there. */
function addressOf({ title, address, parent }: FormValues, pages: Page[]) {
  const above = pages.find(({ _id }) => _id === parent)
  const part = String(address || slugOf(String(title ?? ''), limits.pages.part))
  return above ? `/${above.slug}/${part}` : `/${isReservedAddress(part) && !address ? `${part}-2` : part}`
}

function PageAddress({ pages }: { pages: Page[] }) {
  const parent = useField('parent').value
  return <AddressField pathOf={(values) => addressOf({ ...values, parent }, pages)} />
}

/** Neither the page itself nor what stands below it, nor what is as deep as pages can be. */
function ParentField({ pages, of }: { pages: Page[]; of?: Page }) {
  const data = pages
    .filter(({ slug }) => slug.split('/').length < limits.pages.depth)
    .filter(({ slug }) => !of || (slug !== of.slug && !slug.startsWith(`${of.slug}/`)))
    .map(({ _id, title, slug }) => ({ value: _id, label: `${title} (/${slug})` }))
  return (
    <Field name="parent">
      {({ value, error, onChange }) => (
        <Select
          label={pagesTexts.parent}
          description={pagesTexts.parentHint}
          placeholder={pagesTexts.noParent}
          clearable
          searchable
          data={data}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
