import { orderCodeKey, type ProductVariant, texts } from '@busbar/contract'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { drafts } from '../../content/draft-tables.ts'
import { conflict } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { orderCodes, products } from './table.ts'

type Coded = Pick<ProductVariant, 'orderCode'>

/** Keeps the order codes of a product, or of a draft of it, from every other product and its draft. */
export async function claimOrderCodes(tx: Transaction, product: string, variants: Coded[]) {
  // In the same order by everybody, so that two who claim several do not wait for each other.
  const codes = variants.map(({ orderCode }) => orderCodeKey(orderCode)).toSorted()
  if (codes.length === 0) return
  // An update that changes nothing, so that the code is held until the transaction ends.
  const claimed = await tx
    .insert(orderCodes)
    .values(codes.map((code) => ({ code, product })))
    .onConflictDoUpdate({ target: orderCodes.code, set: { product: sql`${orderCodes.product}` } })
    .returning()
  const others = claimed.filter((row) => row.product !== product)
  for (const { code, product: other } of others) {
    const title = await productWith(tx, other, code)
    if (title !== undefined) throw taken(code, title, variants)
  }
  if (others.length === 0) return
  await tx
    .update(orderCodes)
    .set({ product })
    .where(
      inArray(
        orderCodes.code,
        others.map(({ code }) => code),
      ),
    )
}

export async function forgetOrderCodes(tx: Transaction, ids: string[]) {
  if (ids.length > 0) await tx.delete(orderCodes).where(inArray(orderCodes.product, ids))
}

/** Those whose order code no product has, live or in a draft. */
export async function freeVariants<Variant extends Coded>(db: Queryable, variants: Variant[]) {
  const codes = variants.map(({ orderCode }) => orderCodeKey(orderCode))
  const known = await db.select().from(orderCodes).where(inArray(orderCodes.code, codes))
  const taken = new Set<string>()
  for (const { code, product } of known)
    if ((await productWith(db, product, code)) !== undefined) taken.add(code)
  return variants.filter(({ orderCode }) => !taken.has(orderCodeKey(orderCode)))
}

/** The title of a product that has this order code, live or in a draft. */
async function productWith(db: Queryable, id: string, code: string) {
  const [live] = await db
    .select({ title: products.title, variants: products.variants })
    .from(products)
    .where(and(eq(products._id, id), isNull(products.deletedAt)))
  if (live && hasCode(live.variants, code)) return live.title
  const [draft] = await db
    .select({ title: drafts.title, variants: sql<Coded[] | null>`${drafts.values} -> 'variants'` })
    .from(drafts)
    .where(and(eq(drafts.collection, 'products'), eq(drafts.recordId, id), ne(drafts.kind, 'deleted')))
  return draft && hasCode(draft.variants ?? [], code) ? (draft.title ?? '') : undefined
}

const hasCode = (variants: Coded[], code: string) =>
  variants.some(({ orderCode }) => orderCodeKey(orderCode) === code)

function taken(code: string, title: string, variants: Coded[]) {
  const index = variants.findIndex(({ orderCode }) => orderCodeKey(orderCode) === code)
  const sentence = texts.rules.products.orderCodeTaken(variants[index]?.orderCode ?? code, title)
  return conflict('order_code_taken', sentence, { [`variants.${index}.orderCode`]: sentence })
}
