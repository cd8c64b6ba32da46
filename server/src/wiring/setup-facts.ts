import { defaults } from '@busbar/contract'
import { companyStore } from '../features/company/store.ts'
import { productsStore } from '../features/products/table.ts'
import { servicesStore } from '../features/services/table.ts'
import type { SetupFacts } from '../features/setup/setup.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Database } from '../platform/postgres/db.ts'

/** What content tells of the first hour. */
export function createSetupFacts(db: Database) {
  return async (): Promise<SetupFacts> => {
    const [company, { isComingSoon, look }, [service], [product]] = await Promise.all([
      companyStore.read(db),
      siteSettingsStore.read(db),
      db
        .select({ _id: servicesStore.table._id })
        .from(servicesStore.table)
        .where(servicesStore.isPublic)
        .limit(1),
      db
        .select({ _id: productsStore.table._id })
        .from(productsStore.table)
        .where(productsStore.isPublic)
        .limit(1),
    ])
    return {
      isComingSoon,
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
