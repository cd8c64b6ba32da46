/** A form's values with its chosen files uploaded, each replaced by where it is now. */
export async function uploadImages(values: Record<string, unknown>, upload: Upload) {
  const stored = { ...values }
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof File) stored[field] = await upload(value, { field, isOneOfMany: false })
    else if (Array.isArray(value)) stored[field] = await uploadAll(value, field, upload)
  }
  return stored
}

/** One after the other, so that their order is kept and a failure is that of the first. */
async function uploadAll(values: unknown[], field: string, upload: Upload) {
  const stored: unknown[] = []
  for (const value of values)
    stored.push(value instanceof File ? await upload(value, { field, isOneOfMany: true }) : value)
  return stored
}

/** Stores a file and tells its address, or null where the record goes without it. */
export type Upload = (file: File, place: { field: string; isOneOfMany: boolean }) => Promise<string | null>
