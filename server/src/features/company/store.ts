import { companyInput, company as contract, defaults, isEqual } from '@busbar/contract'
import type { z } from 'zod'
import type { Change } from '../../content/change.ts'
import { createSingleton } from '../../content/singleton.ts'
import { notFound } from '../../platform/errors.ts'
import { company } from './table.ts'

type Row = typeof company.$inferSelect
type Patch = z.output<typeof companyInput>

export const companyStore = createSingleton({
  name: 'company',
  table: company,
  item: contract,
  input: companyInput,
  fill,
  merge,
})

/** Merges `patch` into the company's data. With a `companyId`, refuses when that is not this company. */
export async function saveCompany(
  change: Change,
  patch: Patch,
  { revision, companyId }: { revision?: number; companyId?: string | null },
) {
  if (companyId && companyId !== (await companyStore.find(change.tx))?._id) throw notFound('company')
  return companyStore.save(change, patch, revision)
}

function fill(row: Row | undefined) {
  const { company: usual } = defaults
  return {
    description: null,
    email: null,
    phone: null,
    emergencyPhone: null,
    openingHours: null,
    address: null,
    ...row,
    name: row?.name ?? usual.name,
    logo: { imageUrl: row?.logo?.imageUrl ?? null, altText: row?.logo?.altText ?? usual.logoAlt },
    socialMedia: row?.socialMedia ?? nowhere,
    heroImages: row?.heroImages ?? [],
    heroStats: row?.heroStats ?? usual.heroStats,
    faq: row?.faq?.length ? row.faq : usual.faq,
    showsFaq: row?.showsFaq ?? true,
    coordinates: row?.coordinates ?? usual.coordinates,
  }
}

const nowhere = { facebook: null, twitter: null, instagram: null, linkedin: null, youtube: null }

/**
 * Of what has parts, those that are given change and the others stay; it is always kept whole. What is given back as it
 * was read is no change: a default stays unsaid.
 */
function merge(before: Row | undefined, patch: Patch): Patch {
  const { heroStats } = defaults.company
  const values = { ...patch }
  if (patch.logo) values.logo = { imageUrl: null, altText: null, ...before?.logo, ...patch.logo }
  if (patch.socialMedia) values.socialMedia = { ...nowhere, ...before?.socialMedia, ...patch.socialMedia }
  if (patch.heroStats) values.heroStats = { ...heroStats, ...before?.heroStats, ...patch.heroStats }
  const shown: Record<string, unknown> = fill(before)
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isEqual(value, shown[field])))
}
