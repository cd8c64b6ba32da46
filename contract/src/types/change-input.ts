import { z } from '../zod.ts'

/**
 * What a PUT takes: some of the fields that people fill in, or the whole record as it was read. What only the server
 * sets is ignored, so that it stays as it is; a field that no such record has is refused.
 */
export function changeInput<Input extends z.ZodObject, Item extends z.ZodObject>(input: Input, item: Item) {
  const fields = input.partial()
  const readOnly = Object.keys(item.shape).filter((field) => !(field in fields.shape))
  const ignored = Object.fromEntries(readOnly.map((field) => [field, setByServer]))
  const writable = (given: object) =>
    Object.fromEntries(Object.entries(given).filter(([field]) => field in fields.shape))
  return fields.extend(ignored).transform(writable) as unknown as z.ZodType<
    Partial<z.output<Input>>,
    Partial<z.input<Input>>
  >
}

const setByServer = z.unknown().optional().meta({ readOnly: true })
