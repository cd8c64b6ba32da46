import { isAddressPart, isReservedAddress, limits, slugOf, texts } from '@busbar/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { addressTaken, takeSlug } from '../../content/slugs.ts'
import { invalid } from '../../platform/errors.ts'
import type { Transaction } from '../../platform/postgres/db.ts'
import { pages } from './table.ts'

const rules = texts.rules.pages

type Placed = { title: string; address?: string | null; parent?: string | null }

/**
 * Gives a page its address, below that of its parent: the chosen one, which is refused if it is taken, or else the first
 * free one that is made from its title.
 */
export async function claimAddress(tx: Transaction, id: string, { title, address, parent }: Placed) {
  const above = parent ? `${await addressOfParent(tx, id, parent)}/` : ''
  if (address) {
    const slug = above + address
    if (isReservedAddress(slug)) throw invalid({ address: texts.rules.address.reserved })
    if (!(await take(tx, id, slug))) throw addressTaken()
    return slug
  }
  const base = slugOf(title, limits.pages.part - 4)
  for (let attempt = 1; ; attempt++) {
    const part = attempt === 1 ? base : `${base}-${attempt}`
    const isFree = isAddressPart(part) && !isReservedAddress(above + part)
    if (isFree && (await take(tx, id, above + part))) return above + part
  }
}

/** Where the parent is: it must be there, not too deep, and not below the page itself. */
async function addressOfParent(tx: Transaction, id: string, parent: string) {
  const found = await pageWith(tx, parent)
  let above: typeof found | undefined = found
  for (let depth = 1; above; depth++) {
    if (above._id === id) throw invalid({ parent: rules.parentBelow })
    if (depth === limits.pages.depth) throw invalid({ parent: rules.tooDeep(limits.pages.depth) })
    above = above.parent ? await pageWith(tx, above.parent) : undefined
  }
  return found.slug
}

async function pageWith(tx: Transaction, id: string) {
  const [page] = await tx
    .select({ _id: pages._id, slug: pages.slug, parent: pages.parent })
    .from(pages)
    .where(and(eq(pages._id, id), isNull(pages.deletedAt)))
  if (!page) throw invalid({ parent: rules.parentUnknown })
  return page
}

const take = (tx: Transaction, id: string, slug: string) =>
  takeSlug(tx, { name: 'pages', table: pages }, id, slug)
