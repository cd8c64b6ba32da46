import { limits } from '../../limits.ts'
import type { ListPage } from '../../public-pages.ts'
import { homeSectionIds, listPages, partKey } from '../../texts/standard-sections.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { blockKey, blocks, blocksShown } from '../blocks/blocks.ts'
import { requiredText } from '../fields/common-shapes.ts'
import { imageDetails } from '../images/images.ts'

/** An administrator's settings of one section. Where a text is null, the standard one shows. */
const homeSection = z.strictObject({
  id: z.enum(homeSectionIds),
  heading: requiredText(texts.siteSettings.headingRequired, limits.text.name).nullable().default(null),
  /** An empty one means none. */
  introduction: z
    .string()
    .trim()
    .max(limits.text.short, texts.api.tooLong(limits.text.short))
    .nullable()
    .default(null),
  isVisible: z.boolean().default(true),
  hidesWhileEmpty: z.boolean().default(false),
})

/** Blocks that stand between the sections. There may be several such parts: each has a key of its own. */
const homeBlocks = z.strictObject({
  id: z.literal('blocks'),
  key: blockKey,
  blocks,
  isVisible: z.boolean().default(true),
})

/** All of them in their order, or some: those that are not named follow in the standard order. */
export const homeSectionsInput = z
  .array(z.discriminatedUnion('id', [homeSection, homeBlocks]))
  .refine((parts) => parts.filter(({ id }) => id === 'blocks').length <= limits.blocks.onHomePage, {
    error: texts.siteSettings.tooManyBlockParts(limits.blocks.onHomePage),
  })
  .refine((parts) => new Set(parts.map(partKey)).size === parts.length, {
    error: texts.siteSettings.sectionTwice,
  })

/** One that visitors see, with the words that a firm has given it. */
const shownSection = z.object({
  id: z.enum(homeSectionIds),
  heading: z.string().nullable(),
  introduction: z.string().nullable(),
})

const shownBlocks = z.object({ id: z.literal('blocks'), key: z.string(), blocks: blocksShown })

/** The same with what is known of the images in its blocks. */
export const shownHomeSection = z.discriminatedUnion('id', [
  shownSection,
  shownBlocks.extend({ pictures: z.record(z.string(), imageDetails) }),
])

/** A page that lists records, as long as visitors see any on it. */
export const shownListPage = z.enum(Object.keys(listPages) as [ListPage, ...ListPage[]])

export const homeSections = z.array(
  z.discriminatedUnion('id', [
    shownSection.extend({ isVisible: z.boolean(), hidesWhileEmpty: z.boolean() }),
    shownBlocks.extend({ isVisible: z.boolean() }),
  ]),
)

/** A part of the home page: one of its sections, or blocks between them. */
export type HomePart = z.infer<typeof homeSections>[number]
export type HomeBlocks = Extract<HomePart, { id: 'blocks' }>
export type HomeSection = Exclude<HomePart, HomeBlocks>
export type ShownHomePart = z.infer<typeof shownHomeSection>
export type ShownHomeSection = Exclude<ShownHomePart, { id: 'blocks' }>

/** Every section once, in the order that was chosen; sections without settings come last, as they are by default. */
export function allHomeSections(chosen: readonly HomePart[]): HomePart[] {
  const missing = homeSectionIds.filter((id) => !chosen.some((section) => section.id === id))
  const usual = { heading: null, introduction: null, isVisible: true, hidesWhileEmpty: false }
  return [...chosen, ...missing.map((id) => ({ id, ...usual }))]
}
