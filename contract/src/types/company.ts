import { limits } from '../limits.ts'
import { defaults } from '../texts/defaults.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import {
  email,
  link,
  optionalImage,
  optionalText,
  optionalWebsite,
  recordFields,
  requiredImage,
  requiredText,
} from './fields/common-shapes.ts'

const { heroButton } = defaults.company

/** An empty button text or link means the default one: every slide has a button. */
const heroImage = z.strictObject({
  imageUrl: requiredImage(texts.company.heroImageRequired),
  title: optionalText(limits.text.name).default(null),
  subtitle: optionalText(limits.text.short).default(null),
  buttonText: optionalText(limits.hero.buttonText).transform((text) => text ?? heroButton.text),
  buttonLink: z
    .literal('')
    .transform(() => heroButton.link)
    .or(link)
    .default(heroButton.link),
})

const heroImages = z.array(heroImage).max(limits.hero.maxImages, texts.company.tooManyHeroImages)

const stat = z
  .number({ error: texts.company.statInvalid })
  .multipleOf(1, texts.company.statInvalid)
  .min(limits.hero.statMin, texts.company.statInvalid)
  .max(limits.hero.statMax, texts.company.statInvalid)

const heroStats = z.strictObject({ yearsExperience: stat, projectsCompleted: stat }).partial()

const socialUrl = optionalWebsite(texts.company.urlInvalid)

export const socialMedia = z.strictObject({
  facebook: socialUrl,
  twitter: socialUrl,
  instagram: socialUrl,
  linkedin: socialUrl,
  youtube: socialUrl,
})

const faq = z
  .array(
    z.strictObject({
      question: requiredText(texts.company.questionRequired, limits.faq.question),
      answer: requiredText(texts.company.answerRequired, limits.faq.answer),
    }),
  )
  .max(limits.faq.max, texts.company.tooManyQuestions(limits.faq.max))

const degrees = (most: number) =>
  z
    .number({ error: texts.company.coordinatesInvalid })
    .min(-most, texts.company.coordinatesInvalid)
    .max(most, texts.company.coordinatesInvalid)

/**
 * The company's own data. Given fields are merged, in the logo, the stats and the social media one by one; slides
 * and questions are lists, and coordinates a pair, that are given whole.
 */
export const companyInput = z
  .strictObject({
    name: requiredText(texts.company.nameRequired, limits.text.name),
    description: optionalText(limits.text.description),
    email: z
      .literal('')
      .transform(() => null)
      .or(email(texts.api.invalidEmail))
      .nullable(),
    phone: optionalText(limits.company.phone),
    /** Answered at any hour. */
    emergencyPhone: optionalText(limits.company.phone),
    /** As people read them, a few lines at most. */
    openingHours: optionalText(limits.company.openingHours).refine(
      (hours) => (hours ?? '').split('\n').length <= limits.company.openingLines,
      texts.company.tooManyLines(limits.company.openingLines),
    ),
    address: optionalText(limits.text.short),
    logo: z.strictObject({ imageUrl: optionalImage, altText: optionalText(limits.text.name) }),
    socialMedia,
    heroImages,
    heroStats,
    faq,
    /** Whether the website has the questions at all. */
    showsFaq: z.boolean(),
    coordinates: z.strictObject({ lat: degrees(90), lng: degrees(180) }),
  })
  .partial()

/** The slides and stats alone. With the company's id, by either name, it is refused when that is not this company. */
export const heroInput = z.strictObject({
  heroImages: heroImages.optional(),
  heroStats: heroStats.optional(),
  companyId: z.string().max(limits.text.name).nullish(),
  _id: z.string().max(limits.text.name).nullish(),
})

export const socialMediaShown = z.object({
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  linkedin: z.string().nullable(),
  youtube: z.string().nullable(),
})

const heroImageShown = z.object({
  imageUrl: z.string(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  buttonText: z.string(),
  buttonLink: z.string(),
})

/** Company data as everybody sees it. Before anything is saved it is made of defaults, without an `_id`, revision 0. */
export const company = z.object({
  ...recordFields,
  _id: z.uuid().nullable(),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  revision: z.int().nonnegative(),
  name: z.string(),
  description: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  openingHours: z.string().nullable(),
  address: z.string().nullable(),
  logo: z.object({ imageUrl: z.string().nullable(), altText: z.string() }),
  socialMedia: socialMediaShown,
  heroImages: z.array(heroImageShown),
  heroStats: z.object({ yearsExperience: z.int(), projectsCompleted: z.int() }),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  showsFaq: z.boolean(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
})

export const hero = company.pick({
  _id: true,
  revision: true,
  heroImages: true,
  heroStats: true,
  pictures: true,
})

export type CompanyInput = z.input<typeof companyInput>
export type HeroInput = z.input<typeof heroInput>
export type Company = z.infer<typeof company>
export type Hero = z.infer<typeof hero>
export type HeroImage = z.infer<typeof heroImageShown>
