import {
  extentOf,
  inUnit,
  type ProductValue,
  printValue,
  type UsedCharacteristic,
  unitOf,
} from '@busbar/contract'
import type { Valued } from './shown-specification.ts'

/** A product's values in the words of schema.org, with the unit codes of UNECE. To be called in loaders only. */
export function aboutValues({ values, characteristics = [] }: Valued) {
  return characteristics.flatMap((characteristic) => {
    const value = values[characteristic._id]
    if (!value) return []
    const { name, etimFeature } = characteristic
    return [
      {
        '@type': 'PropertyValue',
        name,
        ...(etimFeature ? { propertyID: etimFeature } : {}),
        ...measured(value, characteristic),
      },
    ]
  })
}

function measured(value: ProductValue, characteristic: UsedCharacteristic) {
  if (value.kind === 'yesNo') return { value: value.isTrue }
  if (value.kind !== 'number' && value.kind !== 'range')
    return { value: printValue(value, { characteristic }) }
  const { from, to } = extentOf(value)
  const numberIn = (end: string) => Number(inUnit(end, value.unit))
  const unit = value.unit === null ? {} : { unitCode: unitOf(value.unit).code, unitText: value.unit }
  if (from !== null && from === to) return { value: numberIn(from), ...unit }
  return {
    ...(from === null ? {} : { minValue: numberIn(from) }),
    ...(to === null ? {} : { maxValue: numberIn(to) }),
    ...unit,
  }
}
