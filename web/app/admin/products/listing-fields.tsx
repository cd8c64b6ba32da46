import { type Lifecycle, limits } from '@busbar/contract'
import { Group, Select } from '@mantine/core'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { RecordSelect } from '../records/editor/record-select.tsx'
import { productsTexts } from './texts.ts'

const { Field } = fieldsOf('products')

/** Where a product is listed, and whether it can still be had. */
export function ListingFields({ productId }: { productId?: string }) {
  return (
    <FieldGroup {...productsTexts.listed}>
      <Group grow align="start" preventGrowOverflow={false}>
        <CategoryField />
        <StatusField />
      </Group>
      <Group grow align="start" preventGrowOverflow={false}>
        <LifecycleField />
        <SuccessorField productId={productId} />
      </Group>
    </FieldGroup>
  )
}

function StatusField() {
  return (
    <Field name="status">
      {({ value, error, onChange }) => (
        <Select
          label={fieldsTexts.status}
          description={productsTexts.statusHint}
          allowDeselect={false}
          data={Object.entries(productsTexts.statuses).map(([status, label]) => ({ value: status, label }))}
          value={value}
          error={error}
          onChange={(status) => onChange(status as typeof value)}
        />
      )}
    </Field>
  )
}

function CategoryField() {
  const categories = useRecords('categories', { limit: limits.lists.pageSizeMax }).data?.data ?? []
  return (
    <Field name="category">
      {({ value, error, onChange }) => (
        <Select
          label={productsTexts.category}
          description={productsTexts.categoryHint}
          placeholder={productsTexts.noCategory}
          clearable
          searchable
          data={categories.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

function LifecycleField() {
  return (
    <Field name="lifecycle">
      {({ value, error, onChange }) => (
        <Select
          label={productsTexts.lifecycle}
          description={productsTexts.lifecycleHints[value ?? 'active']}
          allowDeselect={false}
          data={Object.entries(productsTexts.lifecycles).map(([stage, label]) => ({ value: stage, label }))}
          value={value}
          error={error}
          onChange={(stage) => onChange(stage as Lifecycle)}
        />
      )}
    </Field>
  )
}

/** What takes its place, once it goes. One that was named before is never out of sight. */
function SuccessorField({ productId }: { productId?: string }) {
  return (
    <Field name="lifecycle">
      {({ value: stage }) => (
        <Field name="successor">
          {({ value, error, onChange }) =>
            (value || error || stage === 'discontinued' || stage === 'notForNewProjects') && (
              <RecordSelect
                collection="products"
                leavesOut={productId ? [productId] : []}
                nothingFound={productsTexts.noProductFound}
                label={productsTexts.successor}
                description={productsTexts.successorHint}
                clearable
                value={value ?? null}
                error={error}
                onChange={onChange}
              />
            )
          }
        </Field>
      )}
    </Field>
  )
}
