import {
  type CategoryCharacteristic,
  type Characteristic,
  characteristicKinds,
  type ProductFile,
  type ProductValue,
  type ProductVariant,
  printValue,
  texts,
} from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { readRecord } from '../api/collection.ts'
import { fieldName } from './field-name.ts'
import { printed } from './printed.ts'
import { RecordName } from './record-name.tsx'

type OfCatalogue = ProductValue | ProductVariant | ProductFile | CategoryCharacteristic

/** Whether a value is one of those that are recognised by their shape: they are in lists, and entries of a field. */
export function isOfCatalogue(value: unknown): value is OfCatalogue {
  if (typeof value !== 'object' || value === null) return false
  return isProductValue(value) || 'orderCode' in value || 'download' in value || 'characteristic' in value
}

/** A value with its unit, a variant, a file or a characteristic in a category. `about` is what the value is of. */
export function CatalogueValue({ value, about }: { value: OfCatalogue; about?: string }) {
  if (isProductValue(value)) return <ValueOf id={about} value={value} />
  if ('orderCode' in value) return <Variant variant={value} />
  if ('download' in value)
    return (
      <span>
        {fieldName(value.kind)}: <RecordName of="downloads" id={value.download} />
      </span>
    )
  const marks = (['isKeyFigure', 'isFilter', 'isCompared'] as const).filter((mark) => value[mark])
  return (
    <span>
      <RecordName of="characteristics" id={value.characteristic} />
      {marks.map((mark) => ` (${texts.characteristics.marks[mark]})`)}
    </span>
  )
}

function Variant({ variant: { orderCode, name, values, price } }: { variant: ProductVariant }) {
  return (
    <span>
      <b>{orderCode}</b>{' '}
      {[name, price]
        .filter((part) => part !== null)
        .map(printed)
        .join(' · ')}
      {Object.entries(values).map(([id, value]) => (
        <span key={id}>
          {' · '}
          <RecordName of="characteristics" id={id} />: <ValueOf id={id} value={value} />
        </span>
      ))}
    </span>
  )
}

function ValueOf({ id, value }: { id?: string; value: ProductValue }) {
  const { data } = useQuery({
    queryKey: ['characteristics', 'one', id],
    queryFn: () => readRecord('characteristics', id ?? ''),
    enabled: id !== undefined,
  })
  return printValue(value, { characteristic: data as Characteristic | undefined })
}

const isProductValue = (value: object): value is ProductValue =>
  'kind' in value && characteristicKinds.some((kind) => kind === value.kind) && !('download' in value)
