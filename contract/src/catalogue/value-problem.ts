import { unitOf } from '../quantities/units.ts'
import { characteristics as texts } from '../texts/catalogue.ts'
import type { ProductValue } from '../types/catalogue/product-values.ts'
import type { PublicCharacteristic } from '../types/characteristics.ts'

/** What has to be known of a characteristic to read, check and print its values. */
export type ValueRules = Pick<PublicCharacteristic, 'kind' | 'unit' | 'choices' | 'isMultiple'>

/** Why a value does not fit its characteristic, or null where it does. */
export function valueProblem(value: ProductValue, { kind, unit, choices, isMultiple }: ValueRules) {
  if (value.kind !== kind) return texts.otherKind(texts.kinds[kind])
  if (value.kind === 'number' || value.kind === 'range') return unitProblem(value.unit, unit)
  if (value.kind !== 'choice') return null
  const unknown = value.keys.find((key) => !choices.some((choice) => choice.key === key))
  if (unknown !== undefined) return texts.choiceUnknown(unknown)
  if (new Set(value.keys).size < value.keys.length) return texts.choiceTwice
  return value.keys.length > 1 && !isMultiple ? texts.oneChoice : null
}

function unitProblem(unit: string | null, expected: string | null) {
  if (unit === null) return expected === null ? null : texts.unitMissing
  if (expected === null) return texts.unitNeedless
  return unitOf(unit).measures === unitOf(expected).measures ? null : texts.unitUnlike(unit, expected)
}
