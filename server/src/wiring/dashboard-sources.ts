import { categoriesAttention } from '../features/categories/attention.ts'
import { categories } from '../features/categories/table.ts'
import { clients } from '../features/clients/table.ts'
import { companyAttention } from '../features/company/attention.ts'
import type { Glances } from '../features/dashboard/read.ts'
import { messagesPerDay } from '../features/messages/per-day.ts'
import { unreadCounted } from '../features/messages/read.ts'
import { partners } from '../features/partners/table.ts'
import { productsAttention } from '../features/products/attention.ts'
import { products } from '../features/products/table.ts'
import { services } from '../features/services/table.ts'
import { team } from '../features/team/table.ts'
import { imagesAttention } from '../features/uploads/attention.ts'

/** What each feature has to say on the dashboard. */
export const glances: Glances = {
  unread: unreadCounted,
  messagesPerDay,
  counted: { products, categories, services, team, partners, clients },
  attention: [...companyAttention, ...imagesAttention, ...productsAttention, ...categoriesAttention],
}
