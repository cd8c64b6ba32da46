import { limits } from '../../limits.ts'
import { homeSectionIds, type ListPage, listPages } from '../../texts/standard-sections.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { requiredText } from '../fields.ts'

/** What an administrator says of one section. Words that are null have never been said: the standard ones show. */
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

/** All of them in their order, or some: those that are not named follow in the standard order. */
export const homeSectionsInput = z
  .array(homeSection)
  .max(homeSectionIds.length)
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    error: texts.siteSettings.sectionTwice,
  })

/** One that visitors see, with the words that a firm has given it. */
export const shownHomeSection = z.object({
  id: z.enum(homeSectionIds),
  heading: z.string().nullable(),
  introduction: z.string().nullable(),
})

/** A page that lists records, as long as visitors see any on it. */
export const shownListPage = z.enum(Object.keys(listPages) as [ListPage, ...ListPage[]])

export const homeSections = z.array(
  z.object({ ...shownHomeSection.shape, isVisible: z.boolean(), hidesWhileEmpty: z.boolean() }),
)

export type HomeSection = z.infer<typeof homeSections>[number]
export type ShownHomeSection = z.infer<typeof shownHomeSection>

/** Every section once, in the order that was chosen; what was never named comes last, as it is by default. */
export function allHomeSections(chosen: readonly HomeSection[]): HomeSection[] {
  const missing = homeSectionIds.filter((id) => !chosen.some((section) => section.id === id))
  const usual = { heading: null, introduction: null, isVisible: true, hidesWhileEmpty: false }
  return [...chosen, ...missing.map((id) => ({ id, ...usual }))]
}
