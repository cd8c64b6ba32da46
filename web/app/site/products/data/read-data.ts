import {
  type Client,
  type DecimalMark,
  type PublicProduct,
  productFileKinds,
  recordPath,
  texts,
} from '@busbar/contract'
import type { PriceStyle } from '../../../ui/text/price.ts'
import { shownFile } from '../../parts/file-list.tsx'
import { describedImage } from '../../parts/shown-image.ts'
import { readUnlessHidden } from '../../records/record-page.ts'
import { shownProduct } from '../shown-product.ts'
import { aboutValues } from './about-values.ts'
import { shownSpecification } from './shown-specification.ts'
import { shownVariants } from './shown-variants.ts'

/**
 * What a product's page shows besides its words and images. The product comes with its characteristics, in one answer;
 * what it names is read one by one, so that the page follows each. To be called in loaders only.
 */
export async function readData(api: Client, product: PublicProduct, style: PriceStyle) {
  const decimalMark = decimalMarkOf(style)
  const [successor, accessories, spareParts, files] = await Promise.all([
    product.successor ? readUnlessHidden(api.products.get(product.successor)) : null,
    readProducts(api, product.accessories, style),
    readProducts(api, product.spareParts, style),
    readFiles(api, product.files),
  ])
  return {
    ...shownSpecification(product, decimalMark),
    properties: aboutValues(product),
    variants: shownVariants(product, style, decimalMark),
    lifecycle: product.lifecycle,
    successor: successor && { title: successor.title, address: recordPath('products', successor.slug) },
    drawing: describedImage('products', product.drawing, product.pictures),
    accessories,
    spareParts,
    files,
    questions: product.questions,
  }
}

export type ShownData = Awaited<ReturnType<typeof readData>>

/** As the firm writes its numbers. */
function decimalMarkOf({ numberFormat }: PriceStyle): DecimalMark {
  return (1.5).toLocaleString(numberFormat).includes(',') ? ',' : '.'
}

/** Those that visitors may see. */
async function readProducts(api: Client, ids: string[], style: PriceStyle) {
  const found = await Promise.all(ids.map((id) => readUnlessHidden(api.products.get(id))))
  return found.flatMap((product) => (product ? [shownProduct(product, style)] : []))
}

/** By what they are, the data that people come for first. */
async function readFiles(api: Client, files: PublicProduct['files']) {
  const found = await Promise.all(
    files.map(async ({ kind, download }) => {
      const file = await readUnlessHidden(api.downloads.get(download))
      return file && { kind, ...{ file: shownFile(file) } }
    }),
  )
  const byKind = Map.groupBy(
    found.filter((one) => one !== null),
    ({ kind }) => kind,
  )
  return order.flatMap((kind) => {
    const some = byKind.get(kind) ?? []
    return some.length > 0
      ? [{ name: texts.productData.fileKinds[kind], files: some.map(({ file }) => file) }]
      : []
  })
}

const order = ['datasheet', ...productFileKinds.filter((kind) => kind !== 'datasheet')] as const
