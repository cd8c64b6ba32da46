import {
  type PublicEvent,
  type PublicProduct,
  type PublicService,
  recordPages,
  recordPath,
} from '@busbar/contract'
import { readableHours } from './opening-hours.ts'
import type { ShownCompany } from './shown-company.ts'

/** What the pages are about in the words of schema.org, so that search engines can show it well. */

export function organization({ company, origin }: { company: ShownCompany; origin: string }) {
  const openingHours = readableHours(company.openingHours ?? '')
  return {
    // Only what one can go to has opening hours.
    '@type': openingHours.length > 0 ? ['Organization', 'LocalBusiness'] : 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    ...given({
      description: company.description,
      email: company.email,
      telephone: company.phone,
      address: company.address,
      logo: company.logo && new URL(company.logo.src, origin).href,
      openingHours: openingHours.length > 0 && openingHours,
      contactPoint: company.emergencyPhone && {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: company.emergencyPhone,
      },
    }),
    sameAs: company.social.map(({ address }) => address),
  }
}

export function breadcrumbs(origin: string, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

export function questions(faq: ShownCompany['faq']) {
  if (faq.length === 0) return []
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

type ServiceWords = Pick<PublicService, 'title' | 'slug' | 'shortDescription'>

export function aboutService(
  origin: string,
  { title, slug, shortDescription }: ServiceWords,
  image?: string | null,
) {
  return {
    '@type': recordPages.services.schemaType,
    name: title,
    url: origin + recordPath('services', slug),
    provider: { '@id': `${origin}/#organization` },
    ...given({ description: shortDescription, image: image && new URL(image, origin).href }),
  }
}

type NewsWords = {
  title: string
  slug: string
  summary: string | null
  date: string
  author: string | null
  updatedAt: string
}

export function aboutNews(origin: string, item: NewsWords, image?: string | null) {
  return {
    '@type': recordPages.news.schemaType,
    headline: item.title,
    url: origin + recordPath('news', item.slug),
    datePublished: item.date,
    dateModified: item.updatedAt,
    publisher: { '@id': `${origin}/#organization` },
    ...given({
      description: item.summary,
      author: item.author && { '@type': 'Person', name: item.author },
      image: image && new URL(image, origin).href,
    }),
  }
}

type PageWords = { title: string; slug: string; introduction: string | null; updatedAt: string }

export function aboutPage(origin: string, page: PageWords, image?: string | null) {
  return {
    '@type': recordPages.pages.schemaType,
    name: page.title,
    url: origin + recordPath('pages', page.slug),
    dateModified: page.updatedAt,
    publisher: { '@id': `${origin}/#organization` },
    ...given({
      description: page.introduction,
      primaryImageOfPage: image && { '@type': 'ImageObject', url: new URL(image, origin).href },
    }),
  }
}

type ReferenceWords = {
  title: string
  slug: string
  summary: string | null
  place: string | null
  year: number
  services: { title: string; slug: string }[]
}

export function aboutReference(origin: string, reference: ReferenceWords, image?: string | null) {
  return {
    '@type': recordPages.references.schemaType,
    name: reference.title,
    url: origin + recordPath('references', reference.slug),
    dateCreated: String(reference.year),
    creator: { '@id': `${origin}/#organization` },
    about: reference.services.map(({ title, slug }) => ({
      '@type': recordPages.services.schemaType,
      name: title,
      url: origin + recordPath('services', slug),
    })),
    ...given({
      description: reference.summary,
      locationCreated: reference.place && { '@type': 'Place', name: reference.place },
      image: image && new URL(image, origin).href,
    }),
  }
}

type ProductWords = Pick<PublicProduct, 'title' | 'slug' | 'shortDescription' | 'lifecycle'> & {
  amount: number | null
  currency: string
  category: { title: string } | null
  /** Its values, each as a `PropertyValue`. */
  properties: object[]
}

/** A product with neither a price nor values is none to a search engine: there is nothing to tell. */
export function aboutProduct(
  { origin, company }: { origin: string; company: ShownCompany },
  product: ProductWords,
  image?: string | null,
) {
  const { amount, currency, properties, lifecycle } = product
  if (amount === null && properties.length === 0) return []
  const url = origin + recordPath('products', product.slug)
  const availability = lifecycle === 'discontinued' && 'https://schema.org/Discontinued'
  return [
    {
      '@type': recordPages.products.schemaType,
      name: product.title,
      description: product.shortDescription,
      url,
      brand: { '@type': 'Brand', name: company.name },
      ...given({
        image: image && new URL(image, origin).href,
        category: product.category?.title,
        additionalProperty: properties.length > 0 && properties,
        offers: amount !== null && {
          '@type': 'Offer',
          url,
          price: amount.toFixed(2),
          priceCurrency: currency,
          ...given({ availability }),
        },
      }),
    },
  ]
}

type EventWords = Pick<PublicEvent, 'title' | 'description' | 'date' | 'location' | 'organizer'> & {
  registration: string | null
}

/** An event without a date is none to a search engine. */
export function aboutEvent(origin: string, event: EventWords) {
  if (!event.date) return []
  return [
    {
      '@type': 'Event',
      name: event.title,
      description: event.description,
      startDate: event.date,
      organizer: event.organizer
        ? { '@type': 'Organization', name: event.organizer }
        : { '@id': `${origin}/#organization` },
      ...given({
        location: event.location && { '@type': 'Place', name: event.location, address: event.location },
        url: event.registration,
      }),
    },
  ]
}

function given(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
