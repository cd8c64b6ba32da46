import { limits } from '../../limits.ts'
import { type SiteWord, standardWords } from '../../texts/standard-words.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'

const siteWords = Object.keys(standardWords) as [SiteWord, ...SiteWord[]]

/** The firm's own words, whole: those that are missing or empty are the standard ones. */
export const siteWordsInput = z
  .partialRecord(
    z.enum(siteWords),
    z.string().trim().max(limits.text.short, texts.api.tooLong(limits.text.short)),
  )
  .transform((words) => Object.fromEntries(Object.entries(words).filter(([, word]) => word)) as SiteWords)

export const siteWordsShown = z.partialRecord(z.enum(siteWords), z.string())

export type SiteWords = Partial<Record<SiteWord, string>>
