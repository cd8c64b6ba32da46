import { fileAddress, fileKindNames, fileLanguages } from '../file-kinds.ts'
import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { active, field, longText, readOnly, text } from './fields/field.ts'

const { fileRequired, languageUnknown } = texts.rules.downloads

export const downloads = contentType({
  singular: 'download',
  fields: {
    title: text({
      required: texts.api.required('Title'),
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    /** Where the file is, as its upload answered. Another one takes its place on every page. */
    fileUrl: field({
      kind: 'own',
      kept: { as: 'text' },
      presence: 'required',
      input: z.string({ error: fileRequired }).regex(fileAddress, fileRequired),
      output: z.string(),
      seenBy: 'everybody',
      isTranslated: false,
    }),
    description: longText({
      max: limits.text.short,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    /** As it stands on the document: `Rev. C`. */
    version: text({
      max: limits.files.version,
      seenBy: 'everybody',
      isTranslated: false,
      isSearchable: true,
    }),
    language: field({
      kind: 'own',
      kept: { as: 'text' },
      presence: 'optional',
      input: z.enum(fileLanguages, languageUnknown).nullish(),
      output: z.string().nullable(),
      seenBy: 'everybody',
      isTranslated: false,
    }),
    /** What the file is, as the server has found, and how many bytes it has. */
    kind: readOnly({
      kept: { as: 'text' },
      output: z.enum(fileKindNames),
      seenBy: 'everybody',
      isTranslated: false,
    }),
    size: readOnly({ kept: { as: 'integer' }, output: z.int(), seenBy: 'everybody', isTranslated: false }),
    isActive: active(),
  },
  sortable: ['title', 'createdAt'],
  filters: {
    ...activeFilter,
    kind: z.enum(fileKindNames).optional(),
    language: z.enum(fileLanguages).optional(),
    /** Those that no page and no draft names. */
    unused: z.stringbool().optional(),
  },
  adminFilters: ['unused'],
})

export type DownloadInput = z.input<typeof downloads.input>
export type Download = z.infer<typeof downloads.item>
export type PublicDownload = z.infer<typeof downloads.publicItem>
