import type { CollectionName } from '@busbar/contract'
import { z } from 'zod'
import { collections } from '../wiring/collections.ts'

/** The files of an exported site. */
export const inExport = { content: 'content.json', pictures: 'pictures/' }

/** What others belong to comes before them. */
export const contentOrder = Object.keys(collections) as CollectionName[]

const record = z.record(z.string(), z.unknown())

/** What the file must look like at least; each record is then held to the rules of its content type. */
export const contentFile = z.strictObject({
  format: z.literal(1),
  product: z.literal('busbar'),
  version: z.string(),
  exportedAt: z.iso.datetime(),
  company: record,
  siteSettings: record,
  collections: z.partialRecord(z.enum(contentOrder), z.array(record)),
})

export type ContentFile = z.infer<typeof contentFile>

/** What a person could have typed in, and nothing that is empty. */
export function typedIn(item: object, input: z.ZodObject): Record<string, unknown> {
  const known = Object.entries(item).filter(([name, value]) => name in input.shape && value !== null)
  return Object.fromEntries(known)
}

/** The addresses of all uploaded images that something names, however deep. */
export function imagesIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\/uploads\/[a-z]+\/[\w-]+\.webp/g))]
}

/** The addresses of all files for download and videos that something names. Without its first slash, each is its place in the zip. */
export function filesIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\/files\/[\w-]{32}\/[a-z0-9-]+\.[a-z0-9]+/g))]
}
