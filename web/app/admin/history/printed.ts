import { plainTextOf, texts } from '@busbar/contract'

/** A field's value in a few words. */
export function printed(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.history.nothing
  if (typeof value === 'boolean') return value ? texts.history.yes : texts.history.no
  if (Array.isArray(value)) return value.length ? value.map(printed).join(', ') : texts.history.nothing
  if (value instanceof File) return value.name
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(printed).join(' · ')
  return plainTextOf(String(value))
}
