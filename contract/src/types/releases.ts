import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { optionalText, requiredText } from './fields/common-shapes.ts'
import { changeNumber } from './history.ts'

/** What a draft does when it is published: makes a record, changes or deletes one, or puts a content type in order. */
export const draftKinds = ['new', 'changed', 'deleted', 'reordered'] as const

/** `failed`: its time came and it could not be published; it waits like an open one. */
export const releaseStatuses = ['open', 'scheduled', 'failed', 'published'] as const

/** `asked`: it waits for an administrator; `sent-back`: for the editor who asked. */
export const reviewStatuses = ['asked', 'sent-back'] as const

const revision = z.int().min(0).max(2_147_483_647)
const values = z.record(z.string().max(limits.text.name), z.unknown())
const person = z.object({ _id: z.uuid().nullable(), name: z.string() })

const releaseMark = z.object({
  _id: z.uuid(),
  /** Null for a draft alone, which is a release of one. */
  name: z.string().nullable(),
  status: z.enum(releaseStatuses),
  publishAt: z.iso.datetime().nullable(),
  review: z.enum(reviewStatuses).nullable(),
})

/** What a list needs to mark its records. */
export const draftMark = z.object({
  _id: z.uuid(),
  /** A content type, `company` or `site-settings`. */
  collection: z.string(),
  /** A new record has its id already. Null where there is one record only, and for an order. */
  recordId: z.uuid().nullable(),
  kind: z.enum(draftKinds),
  title: z.string().nullable(),
  /** The fields that it changes. */
  fields: z.array(z.string()),
  author: person,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Counts the draft's own versions; send it as If-Match. */
  revision: z.int().positive(),
  release: releaseMark,
})

/** Where a draft and the live record have gone different ways. */
export const draftClash = z.object({
  draft: z.uuid(),
  collection: z.string(),
  recordId: z.uuid().nullable(),
  title: z.string().nullable(),
  /** `changed`: somebody else changed the same; `gone`: the record is in the trash, or deleted for good. */
  reason: z.enum(['changed', 'gone']),
  /** Null when it concerns the whole record. */
  field: z.string().nullable(),
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
})

export const draft = draftMark.extend({
  /** Only what it changes. */
  values,
  /** The revision of the record that it began from. */
  baseRevision: revision.nullable(),
  /** The record's revision now: to save the draft on top of it settles its clashes. */
  liveRevision: revision.nullable(),
  clashes: z.array(draftClash),
})

export const draftInput = z.strictObject({
  collection: z.string().max(limits.text.name),
  recordId: z.uuid().nullish(),
  kind: z.enum(draftKinds),
  /** The revision of the record that was edited; the newest unless said. */
  baseRevision: revision.optional(),
  /** As for a save. Of an order: `{ order: [ids] }`. Unchanged values are left out. */
  values: values.default({}),
  /** Without one the draft is a release of its own. */
  release: z.uuid().nullish(),
})

export const draftChange = draftInput.pick({ baseRevision: true }).extend({ values })

export const draftQuery = z.strictObject({
  collection: z.string().max(limits.text.name).optional(),
  recordId: z.uuid().optional(),
  release: z.uuid().optional(),
})

export const draftMove = z.strictObject({ release: z.uuid().nullable() })

export const releaseInput = z.strictObject({
  name: requiredText(texts.releases.nameRequired, limits.text.name),
  note: optionalText(limits.text.short),
})

export const releaseChange = releaseInput.partial()

export const releaseQuery = z.strictObject({ status: z.enum(releaseStatuses).optional() })

/** The release's `version` that was looked at, so that nothing goes live that came into it since. */
const seen = { version: z.string().max(limits.text.name).optional() }

export const releasePublication = z.strictObject(seen).nullish()

export const releaseSchedule = z.strictObject({ publishAt: z.iso.datetime({ offset: true }), ...seen })

export const reviewInput = z.strictObject({ note: optionalText(limits.text.short) })

export const sendBackInput = z.strictObject({
  note: requiredText(texts.releases.reasonRequired, limits.text.short),
})

export const release = releaseMark.extend({
  /** Its name, or what its only draft is called. */
  title: z.string().nullable(),
  note: z.string().nullable(),
  /** Why it could not be published at its time. */
  problem: z.string().nullable(),
  /** How many drafts are in it, or were when it was published. */
  size: z.int(),
  /** Changes with every draft that is added, removed or edited, and with the texts of their images. */
  version: z.string(),
  author: person,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  scheduledBy: person.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: person.nullable(),
  /** Who asked for the review that it is in or was sent back from. */
  askedBy: person.nullable(),
  askedAt: z.iso.datetime().nullable(),
  askedNote: z.string().nullable(),
  sentBackBy: person.nullable(),
  sentBackAt: z.iso.datetime().nullable(),
  /** What is to be done before it is asked for again. */
  sentBackNote: z.string().nullable(),
})

export const releaseDetails = release.extend({ drafts: z.array(draftMark) })

/** What would happen if it were published now. */
export const releaseCheck = z.object({
  /** The addresses of the pages that it changes. */
  pages: z.array(z.string()),
  clashes: z.array(draftClash),
  /** What would be refused, and why. */
  problems: z.array(
    draftClash.pick({ draft: true, collection: true, recordId: true, title: true }).extend({
      message: z.string(),
    }),
  ),
})

/** A link that shows a release to somebody without an account. */
export const shareLink = z.object({
  _id: z.uuid(),
  createdBy: person,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

/** With its address, which is sent only once. */
export const newShareLink = shareLink.extend({ path: z.string() })

export const shareLinkInput = z.strictObject({
  days: z.int().min(1).max(limits.releases.linkDays).default(limits.releases.usualLinkDays),
})

/** What is previewed: a release, what is being typed, or both. */
export const previewInput = z.strictObject({
  release: z.uuid().nullish(),
  /** What is being typed; it takes the place of a draft of the same record. */
  draft: draftInput.omit({ release: true }).nullish(),
})

/** How many of the pages that became due together are still to be published. */
export const publishingProgress = z.object({ due: z.number(), of: z.number() })
export type PublishingProgress = z.infer<typeof publishingProgress>

export const pagePreviewInput = previewInput
  .extend({
    /** The address of a page, or of a sitemap. */
    path: z.string().max(limits.text.short),
    /** Shows the page as it was right after this change, which nothing can be drafted on. */
    asOf: changeNumber.nullish(),
  })
  .refine(({ asOf, release, draft }) => !asOf || (!release && !draft), {
    path: ['asOf'],
    message: texts.releases.pastIsOver,
  })

/** What of the website as it was is brought back: everything, or one record. */
export const bringBackInput = z.strictObject({
  asOf: changeNumber,
  name: releaseInput.shape.name,
  /** A content type, `company` or `site-settings`; without, everything. */
  collection: z.string().max(limits.text.name).nullish(),
  /** Null where there is one record only. */
  recordId: z.uuid().nullish(),
})

/** The release that brings it back, and what is not in it. */
export const broughtBack = z.object({
  release: release,
  leftOut: z.array(
    z.object({
      collection: z.string(),
      recordId: z.uuid().nullable(),
      title: z.string().nullable(),
      /**
       * `missing`: it was deleted for good; `has-draft`: there is a draft of it already; `not-allowed`: for owners and
       * administrators; `not-drafted`: what releases do not hold.
       */
      reason: z.enum(['missing', 'has-draft', 'not-allowed', 'not-drafted']),
    }),
  ),
})

export type BringBackInput = z.input<typeof bringBackInput>
export type BroughtBack = z.infer<typeof broughtBack>
export type ShareLink = z.infer<typeof shareLink>
export type PreviewInput = z.input<typeof previewInput>
export type PagePreviewInput = z.input<typeof pagePreviewInput>
export type Draft = z.infer<typeof draft>
export type DraftMark = z.infer<typeof draftMark>
export type DraftClash = z.infer<typeof draftClash>
export type DraftKind = (typeof draftKinds)[number]
export type DraftInput = z.input<typeof draftInput>
export type Release = z.infer<typeof release>
export type ReleaseDetails = z.infer<typeof releaseDetails>
export type ReleaseCheck = z.infer<typeof releaseCheck>
export type ReleaseInput = z.input<typeof releaseInput>
export type ReviewStatus = (typeof reviewStatuses)[number]
