import {
  type Client,
  type Company,
  type DecimalMark,
  datasheetPath,
  differingIn,
  imageAddress,
  type PublicProduct,
  printValue,
  recordPath,
  type SiteSettings,
  specificationOf,
  standardLook,
  texts,
} from '@busbar/contract'
import type { DatasheetContent } from '../../datasheets/content.ts'
import { headerGround } from '../../datasheets/sheet.ts'
import type { PrintImages } from './print-images.ts'

type Reading = { api: Client; images: PrintImages; publicUrl: string }

/**
 * What a product's datasheet shows, as the API tells it to visitors: null where they may see no such product, and where
 * it is if the product has another address now.
 */
export async function readDatasheet(
  { api, images, publicUrl }: Reading,
  slug: string,
): Promise<{ content: DatasheetContent } | { location: string } | null> {
  const product = await unlessHidden(api.products.get(slug, { includeCharacteristics: true }))
  if (!product) return null
  if (product.slug !== slug) return { location: datasheetPath(product.slug) }
  const [company, settings, category, successor] = await Promise.all([
    api.company.get(),
    api.siteSettings.get(),
    product.category ? unlessHidden(api.categories.get(product.category)) : null,
    product.successor ? unlessHidden(api.products.get(product.successor)) : null,
  ])
  const decimalMark = decimalMarkOf(settings)
  const { pictures, title } = product
  const of = { folder: 'products', pictures } as const
  const [image, drawing, firm] = await Promise.all([
    images.figure(product.mainImageUrl, { ...of, kind: 'photo', alt: title }),
    images.figure(product.drawing, { ...of, kind: 'drawing', alt: texts.datasheet.drawingOf(title) }),
    firmOf(company, settings, { images, publicUrl }),
  ])
  const content: DatasheetContent = {
    language: 'en',
    firm,
    product: {
      title,
      shortDescription: product.shortDescription,
      category: category?.title ?? null,
      lifecycle: lifecycleOf(product, successor),
      ...rowsOf(product, decimalMark),
      variants: variantsOf(product, decimalMark),
      image,
      drawing,
      address: publicUrl + recordPath('products', product.slug),
    },
    revision: revisionOf(product, settings),
  }
  return { content }
}

async function firmOf(
  { name, address, email, phone, logo }: Company,
  settings: SiteSettings,
  { images, publicUrl }: Pick<Reading, 'images' | 'publicUrl'>,
): Promise<DatasheetContent['firm']> {
  const look = settings.look ?? standardLook
  return {
    name,
    addressLines: (address ?? '').split('\n').flatMap((line) => line.trim() || []),
    email,
    phone,
    website: new URL(publicUrl).host,
    logo: logo.imageUrl
      ? await images.image(imageAddress('company', logo.imageUrl), 'logo', headerGround(look))
      : null,
    look,
  }
}

/** What replaces it is worth saying only of one that should not be chosen any more. */
function lifecycleOf({ lifecycle }: PublicProduct, successor: PublicProduct | null) {
  const { notForNewProjects, discontinued, replacedBy } = texts.datasheet
  if (lifecycle !== 'notForNewProjects' && lifecycle !== 'discontinued') return null
  const sentence = lifecycle === 'discontinued' ? discontinued : notForNewProjects
  return successor ? `${sentence} ${replacedBy(successor.title)}` : sentence
}

function rowsOf(product: PublicProduct, decimalMark: DecimalMark) {
  const { keyFigures, groups } = specificationOf(product, decimalMark)
  return {
    keyFigures,
    groups: groups.map(({ name, rows }) => ({
      title: name || texts.datasheet.general,
      rows: rows.map((row) => ({ name: row.name, value: row.value })),
    })),
  }
}

/** A variant that says nothing of its own has the product's value. */
function variantsOf(product: PublicProduct, decimalMark: DecimalMark) {
  const differing = differingIn(product)
  return {
    columns: differing.map(({ name }) => name),
    rows: product.variants.map(({ orderCode, name, values }) => ({
      orderCode,
      name: name ?? '',
      values: differing.map((characteristic) => {
        const value = values[characteristic._id] ?? product.values[characteristic._id]
        return value ? printValue(value, { characteristic, decimalMark }) : ''
      }),
    })),
  }
}

/** The product's own: a new address of the firm makes a new file, but the product is the same. */
function revisionOf({ revision, updatedAt }: PublicProduct, { timeZone }: SiteSettings) {
  const changedAt = new Date(updatedAt)
  const style = { dateStyle: 'long', timeZone: timeZone ?? 'UTC' } as const
  return { number: revision, date: new Intl.DateTimeFormat('en-GB', style).format(changedAt), changedAt }
}

/** As the firm writes its numbers. */
function decimalMarkOf({ numberFormat }: SiteSettings): DecimalMark {
  return (1.5).toLocaleString(numberFormat).includes(',') ? ',' : '.'
}

/** A record that visitors may see, or null. */
async function unlessHidden<Item>(reading: Promise<Item>): Promise<Item | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'not_found') return null
    throw error
  })
}
