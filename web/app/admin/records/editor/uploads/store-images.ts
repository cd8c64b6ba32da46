/** A form's values with each chosen file replaced by where it is stored. Waits for the uploads that are under way. */
export async function storeImages(values: object, store: Store) {
  const entries = Object.entries(values).map(async ([field, value]) => [field, await stored(value, field)])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>

  async function stored(value: unknown, field: string): Promise<unknown> {
    if (value instanceof File) return store(value, field)
    if (Array.isArray(value)) return Promise.all(value.map((one) => stored(one, field)))
    return typeof value === 'object' && value !== null ? storeImages(value as object, store) : value
  }
}

/** The files that are chosen in a form's values, wherever they stand. */
export function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}

/** Stores a file and tells its address, or null where the record goes without it. */
type Store = (file: File, field: string) => Promise<string | null>
