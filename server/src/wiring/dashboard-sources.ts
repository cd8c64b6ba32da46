import { categoriesWarnings } from '../features/categories/content-warnings.ts'
import { categories } from '../features/categories/table.ts'
import { clients } from '../features/clients/table.ts'
import { companyWarnings } from '../features/company/content-warnings.ts'
import type { DashboardSources } from '../features/dashboard/read.ts'
import { messagesPerDay } from '../features/messages/per-day.ts'
import { unreadCounted } from '../features/messages/read.ts'
import { partners } from '../features/partners/table.ts'
import { productsWarnings } from '../features/products/content-warnings.ts'
import { products } from '../features/products/table.ts'
import { services } from '../features/services/table.ts'
import { team } from '../features/team/table.ts'
import { imagesWarnings } from '../features/uploads/content-warnings.ts'

/** What each feature has to say on the dashboard. */
export const dashboardSources: DashboardSources = {
  unread: unreadCounted,
  messagesPerDay,
  tables: { products, categories, services, team, partners, clients },
  warnings: [...companyWarnings, ...imagesWarnings, ...productsWarnings, ...categoriesWarnings],
}
