import { type DecimalMark, limits } from '@busbar/contract'
import { ActionIcon, Group, NumberInput, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { currencyName } from '../../../ui/text/price.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDecimalMark, usePriceStyle } from '../../api/company.ts'
import { errorAt } from '../../records/editor/use-field.ts'
import { OrderArrows } from '../../records/order/order-arrows.tsx'
import { type Described, withValue } from '../specification/typed-value.ts'
import { ValueField } from '../specification/value-field.tsx'
import type { TypedVariant } from './paste-variants.ts'
import { variantsTexts as texts } from './texts.ts'
import styles from './variants.module.css'

/** A row for each variant; where there is little room, a card. */
export function VariantsTable({ variants, columns, errors, onChange, onMove, onRemove }: VariantsTableProps) {
  const mark = useDecimalMark()
  const { currency } = usePriceStyle()
  const price = texts.price(currencyName(currency))
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} aria-label={texts.list} tabIndex={0}>
        <table className={styles.table} aria-label={texts.list}>
          <thead>
            <tr>
              <th scope="col">{texts.orderCode}</th>
              <th scope="col">{texts.name}</th>
              {columns.map(({ _id, name, unit }) => (
                <th key={_id} scope="col">
                  {name} {unit && <span className={styles.unit}>{unit}</span>}
                </th>
              ))}
              <th scope="col">{price}</th>
              <th scope="col">
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, index) => (
              <VariantRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a variant is its place; two may be the same while they are typed
                key={index}
                variant={variant}
                index={index}
                columns={columns}
                columnIds={columns.map(({ _id }) => _id).join()}
                price={price}
                mark={mark}
                errors={errorAt(errors, `variants.${index}`) ? errors : undefined}
                onChange={onChange}
                onMove={onMove}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Drawn anew only when something of its own changes: there may be hundreds. */
const VariantRow = memo(
  function VariantRow({ variant, index, columns, price, mark, errors, ...row }: VariantRowProps) {
    const { onChange, onMove, onRemove } = row
    const { orderCode, name, values } = variant
    const errorOf = (field: string) => errors && errorAt(errors, `variants.${index}.${field}`)
    const labelled = (what: string) => texts.of(what, index + 1)
    return (
      <tr>
        <td data-label={texts.orderCode}>
          <TextInput
            size="sm"
            aria-label={labelled(texts.orderCode)}
            maxLength={limits.catalogue.orderCode}
            value={orderCode}
            error={errorOf('orderCode')}
            onChange={({ currentTarget }) =>
              onChange(index, { ...variant, orderCode: currentTarget.value }, 'orderCode')
            }
          />
        </td>
        <td data-label={texts.name}>
          <TextInput
            size="sm"
            aria-label={labelled(texts.name)}
            maxLength={limits.text.name}
            value={name ?? ''}
            error={errorOf('name')}
            onChange={({ currentTarget }) =>
              onChange(index, { ...variant, name: currentTarget.value || null }, 'name')
            }
          />
        </td>
        {columns.map((characteristic) => (
          <td key={characteristic._id} data-label={characteristic.name}>
            <ValueField
              characteristic={characteristic}
              value={values[characteristic._id]}
              mark={mark}
              error={errorOf(`values.${characteristic._id}`)}
              inTable={labelled(characteristic.name)}
              onChange={(id, value) =>
                onChange(index, { ...variant, values: withValue(values, id, value) }, `values.${id}`)
              }
            />
          </td>
        ))}
        <td data-label={price}>
          <NumberInput
            size="sm"
            aria-label={labelled(price)}
            min={0}
            max={limits.products.priceMax}
            decimalScale={2}
            thousandSeparator=","
            hideControls
            value={variant.price ?? ''}
            error={errorOf('price')}
            onChange={(next) =>
              onChange(index, { ...variant, price: typeof next === 'number' ? next : null }, 'price')
            }
          />
        </td>
        <td>
          <Group gap={2} wrap="nowrap" justify="flex-end">
            <OrderArrows
              of={texts.numbered(index + 1)}
              id={`${index}`}
              canDrag={false}
              onUp={() => onMove(index, index - 1)}
              onDown={() => onMove(index, index + 1)}
            />
            <ActionIcon aria-label={texts.remove(index + 1)} onClick={() => onRemove(index)}>
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.variant === after.variant &&
    before.columnIds === after.columnIds &&
    before.errors === after.errors &&
    before.mark === after.mark &&
    before.price === after.price,
)

type Errors = Record<string, ReactNode>

type VariantsTableProps = {
  variants: TypedVariant[]
  columns: Described[]
  errors: Errors
  onChange: (index: number, variant: TypedVariant, field: string) => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

type VariantRowProps = Omit<VariantsTableProps, 'variants' | 'errors'> & {
  variant: TypedVariant
  index: number
  columnIds: string
  price: string
  mark: DecimalMark
  /** Those of the form, where one is about this variant. */
  errors?: Errors
}
