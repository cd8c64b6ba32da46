import {
  type DecimalMark,
  type ProductValue,
  type ProductValues,
  printValue,
  readValue,
  type UsedCharacteristic,
} from '@busbar/contract'
import { specificationTexts } from './texts.ts'

/** What of a characteristic is needed to edit its values. */
export type Described = Omit<UsedCharacteristic, 'isKeyFigure' | 'isFilter' | 'isCompared'>

/** What somebody typed that was not understood: it stays in its field until it is, or is removed. */
type Unread = { typed: string; problem: string; of: string }

export type TypedValue = ProductValue | Unread
export type TypedValues = Record<string, TypedValue>

export const isRead = (value: TypedValue): value is ProductValue => 'kind' in value

/** The value that somebody means; nothing where the field is empty. */
export function readTyped(typed: string, of: Described, mark: DecimalMark): TypedValue | undefined {
  if (!typed.trim()) return undefined
  const reading = readValue(typed, of, mark)
  return 'value' in reading ? reading.value : { typed, problem: reading.problem, of: of.name }
}

/** How a value stands in its field. No decimals are filled up, so that it is understood again. */
export function textOf(value: TypedValue | undefined, of: Described, mark: DecimalMark): string {
  if (!value) return ''
  if (!isRead(value)) return value.typed
  return printValue(value, { characteristic: { ...of, decimals: null }, decimalMark: mark })
}

/** The values that were understood, which are all that is sent. */
export function readOnes(values: TypedValues): ProductValues {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, ProductValue] => isRead(entry[1])),
  )
}

/** Why values cannot be saved as they were typed, by their place in the form. */
export function unreadProblems(values: TypedValues, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) =>
      isRead(value) ? [] : [[`${path}.${id}`, specificationTexts.of(value.of, value.problem)]],
    ),
  )
}

/** The values with one of them changed or, where there is none now, removed. */
export function withValue(values: TypedValues, id: string, value: TypedValue | undefined): TypedValues {
  if (value) return { ...values, [id]: value }
  const { [id]: _, ...others } = values
  return others
}
