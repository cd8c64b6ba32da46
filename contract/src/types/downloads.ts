import { fileAddress, fileKindNames, fileLanguages } from '../file-kinds.ts'
import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { activeFilter, adminFields, optionalText, recordFields, requiredText } from './fields.ts'

const { fileRequired, languageUnknown } = texts.rules.downloads

const input = z.strictObject({
  title: requiredText(texts.api.required('Title'), limits.text.name),
  /** Where the file is, as its upload answered. Another one takes its place on every page. */
  fileUrl: z.string({ error: fileRequired }).regex(fileAddress, fileRequired),
  description: optionalText(limits.text.short),
  /** As it stands on the document: `Rev. C`. */
  version: optionalText(limits.files.version),
  language: z.enum(fileLanguages, languageUnknown).nullish(),
  isActive: z.boolean().optional(),
})

const publicItem = z.object({
  ...recordFields,
  title: z.string(),
  fileUrl: z.string(),
  description: z.string().nullable(),
  version: z.string().nullable(),
  language: z.string().nullable(),
  /** What the file is, as the server has found, and how many bytes it has. */
  kind: z.enum(fileKindNames),
  size: z.int(),
  isActive: z.boolean(),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const downloads = {
  singular: 'download',
  input,
  item,
  publicItem,
  sortable: ['title', 'createdAt'],
  adminOnly: ['unused'],
  filters: {
    ...activeFilter,
    kind: z.enum(fileKindNames).optional(),
    language: z.enum(fileLanguages).optional(),
    /** Those that no page and no draft names. */
    unused: z.stringbool().optional(),
  },
} as const

export type DownloadInput = z.input<typeof input>
export type Download = z.infer<typeof item>
export type PublicDownload = z.infer<typeof publicItem>
