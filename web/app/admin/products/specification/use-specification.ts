import type { Characteristic } from '@busbar/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/browser-client.ts'
import { readRecord } from '../../api/collection.ts'
import { useField } from '../../records/editor/use-field.ts'
import type { Described, TypedValues } from './typed-value.ts'

/** The characteristics of the product that is edited: those that its category asks for, and the others it has values of. */
export function useSpecification() {
  const category = useField('category').value as string | null
  const values = useField('values').value as TypedValues
  const variants = useField('variants').value as { values: TypedValues }[]
  const asked = useQuery({
    queryKey: ['categories', 'characteristics', category],
    queryFn: () => api.categories.get(category ?? '', { includeCharacteristics: true }),
    enabled: category !== null,
  })
  const listed: Described[] = (category && asked.data?.usedCharacteristics) || []
  const isAsked = new Set(listed.map(({ _id }) => _id))
  const valued = new Set([values, ...variants.map((variant) => variant.values)].flatMap(Object.keys))
  const isPending = category !== null && asked.isPending
  const others = useOthers(isPending ? [] : [...valued].filter((id) => !isAsked.has(id)))
  return { category, isPending, problem: asked.error, listed, others }
}

function useOthers(ids: string[]): Described[] {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['characteristics', 'one', id],
      queryFn: () => readRecord('characteristics', id),
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data as Characteristic] : [])),
  })
}
