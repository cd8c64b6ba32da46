/** A form's rules from the contract's schema: for each field, the first sentence that says what is wrong. */
export function validateWith(schema: Schema) {
  return (values: Record<string, unknown>) => {
    const result = schema.safeParse(withoutFiles(values))
    const errors: Record<string, string> = {}
    for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message
    return errors
  }
}

/** A file counts as the address that it will have once uploaded, and an empty number as none. */
function withoutFiles(values: object) {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, withoutFile(value)]))
}

function withoutFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFile)
  if (value instanceof File) return 'chosen.webp'
  return typeof value === 'object' && value !== null ? withoutFiles(value) : value
}

type Schema = {
  safeParse: (values: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } }
}
