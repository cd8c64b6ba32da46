import { contentWarningKinds, screenNames } from '@busbar/contract'
import { companyWarnings } from '../features/company/content-warnings.ts'
import type { DashboardSources } from '../features/dashboard/read.ts'
import { messagesPerDay } from '../features/messages/per-day.ts'
import { unreadCounted } from '../features/messages/read.ts'
import { imagesWarnings } from '../features/uploads/content-warnings.ts'
import { collections, contentTypes } from './collections.ts'

/** What each feature has to say on the dashboard. */
export const dashboardSources: DashboardSources = {
  unread: unreadCounted,
  messagesPerDay,
  counted: screenNames.map((name) => collections[name].store),
  warnings: [
    ...companyWarnings,
    ...imagesWarnings,
    ...contentTypes.flatMap(({ warnings = [] }) => warnings),
  ].sort((one, other) => contentWarningKinds.indexOf(one.kind) - contentWarningKinds.indexOf(other.kind)),
}
