import { type Company, defaults, type SetupGap, type SiteSettings, setupGaps } from '@busbar/contract'
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { companyStore } from '../features/company/store.ts'
import { demoRecords } from '../features/demo-content/table.ts'
import { productsStore } from '../features/products/table.ts'
import { servicesStore } from '../features/services/table.ts'
import type { SetupFacts } from '../features/setup/setup.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { MailSettings } from '../platform/mail/mail.ts'
import type { Database } from '../platform/postgres/db.ts'
import { findSetupDrafts } from './setup-drafts.ts'

/** What content tells of the first hour. */
export function createSetupFacts(db: Database, mail: MailSettings) {
  return async (): Promise<SetupFacts> => {
    const [company, settings, [service], [product], drafted] = await Promise.all([
      companyStore.read(db),
      siteSettingsStore.read(db),
      firstOwn(db, servicesStore),
      firstOwn(db, productsStore),
      findSetupDrafts(db),
    ])
    const { isComingSoon, look } = settings
    return {
      isComingSoon,
      drafted,
      missing: await findGaps(db, { company, settings, mail }),
      done: {
        name: company.name !== defaults.company.name,
        logo: company.logo.imageUrl !== null,
        colours: look !== null,
        contact: company.email !== null,
        service: service !== undefined,
        product: product !== undefined,
      },
    }
  }
}

/** Where a visitor comes away with nothing. A section that hides while it is empty leaves no gap. */
async function findGaps(
  db: Database,
  { company, settings, mail }: { company: Company; settings: SiteSettings; mail: MailSettings },
) {
  const showsEmpty = (id: 'services' | 'products') =>
    settings.homeSections.some((part) => part.id === id && part.isVisible && !part.hidesWhileEmpty)
  const [hasService, hasProduct] = await Promise.all([servicesStore.hasAny(db), productsStore.hasAny(db)])
  const isGap: Record<SetupGap, boolean> = {
    'enquiries-address': !company.email,
    'mail-server': !mail.smtpUrl && !mail.folder,
    name: company.name === defaults.company.name,
    services: !hasService && showsEmpty('services'),
    products: !hasProduct && showsEmpty('products'),
    'hero-images': company.heroImages.length === 0,
  }
  return setupGaps.filter((gap) => isGap[gap])
}

type OwnStore = { name: string; table: PgTable & Record<'_id' | 'revision', PgColumn>; isPublic: SQL }

/** One that visitors see, unless it is just as the demo has loaded it. */
function firstOwn(db: Database, { name, table, isPublic }: OwnStore) {
  const asLoaded = db
    .select({ found: sql`1` })
    .from(demoRecords)
    .where(
      and(
        eq(demoRecords.collection, name),
        eq(demoRecords.recordId, table._id),
        eq(demoRecords.revision, table.revision),
      ),
    )
  return db
    .select({ _id: table._id })
    .from(table)
    .where(and(isPublic, notExists(asLoaded)))
    .limit(1)
}
