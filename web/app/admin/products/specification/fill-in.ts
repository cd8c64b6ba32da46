import type { ProductValues } from '@busbar/contract'
import type { TypedValues } from './typed-value.ts'

/** The values with those of another product where there were none; of these characteristics only. */
export function fillIn(values: TypedValues, from: ProductValues, ids: string[]) {
  const filled = ids.filter((id) => !values[id] && from[id])
  const added = filled.flatMap((id) => {
    const value = from[id]
    return value ? [[id, value] as const] : []
  })
  return { values: { ...values, ...Object.fromEntries(added) }, filled }
}
