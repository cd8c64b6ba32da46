import { z } from 'zod'
import { malformed } from '../errors.ts'

/** The header with which a writer says which revision they have seen. */
export const ifMatch = z.looseObject({ 'if-match': z.string().optional() })

/** The revision in `If-Match: "7"`. A proxy that compresses may have weakened it to `W/"7"`. */
export function expectedRevision(header?: string) {
  if (header === undefined || header === '*') return undefined
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header)
  if (!match) throw malformed()
  return Number(match[1])
}
