import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { focus } from './images.ts'
import { uploadFolders } from './uploads.ts'

/** An image's file name, which is made of its content: the same image is one, whichever folder it went to. */
export const imageFile = z.string().regex(/^[\w-]{32}\.webp$/)

/** An image as the library shows it. */
export const libraryImage = z.object({
  file: z.string(),
  imageUrl: z.string(),
  /** The original file name; empty if unknown. */
  name: z.string(),
  folder: z.string(),
  alt: z.string(),
  focus: focus.nullable(),
  width: z.int(),
  height: z.int(),
  thumbHash: z.string(),
  widths: z.array(z.int()),
  createdAt: z.iso.datetime(),
  /** How many records, drafts included, use it now. */
  uses: z.int(),
})

/** `now`: live; `draft`: in unpublished work; `trash`: its record is there; `history`: in earlier versions alone. */
export const imageUseStates = ['now', 'draft', 'trash', 'history'] as const

/** A record that uses an image, or did. */
export const imageUse = z.object({
  state: z.enum(imageUseStates),
  collection: z.string(),
  /** Null where there is one record only. */
  recordId: z.uuid().nullable(),
  title: z.string().nullable(),
  /** The fields that hold it. */
  fields: z.array(z.string()),
})

/** How many uses there are of each state. */
export const useCounts = z.object({ now: z.int(), draft: z.int(), trash: z.int(), history: z.int() })

export const libraryImageDetails = libraryImage.extend({
  /** The first hundred of each state. */
  usedBy: z.array(imageUse),
  useCounts,
})

export const libraryQuery = z.strictObject({
  /** Looks into file names, alternative texts and what the records are called that use the image. */
  search: z.string().trim().max(limits.text.search).optional(),
  folder: z.enum(uploadFolders, texts.images.unknownFolder).optional(),
  /** Those that nothing uses now, or those without an alternative text. */
  only: z.enum(['unused', 'undescribed']).optional(),
  /** Answers what comes after the image that `meta.next` named. */
  before: z
    .string()
    .max(limits.text.name)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\/[\w.-]+$/)
    .optional(),
})

/** For the next page: pass `next` as `before`. Null on the last one. */
export const libraryMeta = z.object({ next: z.string().nullable() })

/** What can be changed about an image; fields left out stay as they are. */
export const libraryImageChange = z.strictObject({
  alt: z.string().trim().max(limits.image.alt, texts.api.tooLong(limits.image.alt)).optional(),
  focus: focus.nullable().optional(),
})

/** The uploaded image that takes another one's place. */
export const imageReplacement = z.strictObject({ imageUrl: z.string().max(limits.text.url) })

/** What a replacement has done: its release, which can be undone, and how many records and drafts have it now. */
export const replacedImage = z.object({ release: z.uuid().nullable(), records: z.int(), drafts: z.int() })

export type LibraryImage = z.infer<typeof libraryImage>
export type LibraryImageDetails = z.infer<typeof libraryImageDetails>
export type LibraryQuery = z.input<typeof libraryQuery>
export type LibraryImageChange = z.infer<typeof libraryImageChange>
export type ImageUse = z.infer<typeof imageUse>
export type ReplacedImage = z.infer<typeof replacedImage>
