import { dashboard, dashboardQuery } from '../../types/back-office/dashboard.ts'
import { support } from '../../types/back-office/support.ts'
import { historyEntry, recentMeta, recentQuery } from '../../types/history.ts'
import { mailSample, testMailAnswer } from '../../types/mail-samples.ts'
import { pageRecord, pageRecordsInput } from '../../types/website/page-records.ts'
import { z } from '../../zod.ts'
import { editingPaths } from '../paths/editing-paths.ts'
import { dashboardPaths, recentChangesPaths, supportPaths } from '../paths/office-paths.ts'
import { administrators, defineCalls } from './define-calls.ts'

/** What an administrator wants to know at a glance. */
export const dashboardCalls = defineCalls('dashboard', dashboardPaths, {
  read: {
    summary: 'Read how much there is of everything, how many messages came, and what needs attention',
    access: 'session',
    query: dashboardQuery,
    data: dashboard,
  },
})

/** How the product is doing, and whether its mails arrive. */
export const supportCalls = defineCalls('support', supportPaths, {
  read: {
    summary: 'Try out database, storage, mail and jobs, look at the backups, and say how each is doing',
    access: administrators,
    data: support,
  },
  samples: {
    summary: 'Every kind of mail that is sent, as it looks',
    access: administrators,
    data: z.array(mailSample),
  },
  sendTest: {
    summary: 'Send a mail to the caller, and say what the mail server answered',
    access: administrators,
    data: testMailAnswer,
  },
})

/** What was changed lately, whatever it was. */
export const recentChangesCalls = defineCalls('history', recentChangesPaths, {
  read: {
    summary: 'Read what was changed lately, by whom',
    access: 'session',
    query: recentQuery,
    data: z.array(historyEntry),
    meta: recentMeta,
  },
})

/** For users who look at the website: which records the page in front of them shows. */
export const editingCalls = defineCalls('editing', editingPaths, {
  pageRecords: {
    summary: 'List the records that a page shows, from its address and those it links to',
    access: 'session',
    body: pageRecordsInput,
    data: z.array(pageRecord),
  },
})
