import {
  bringBackInput,
  broughtBack,
  draft,
  draftChange,
  draftInput,
  draftMark,
  draftMove,
  draftQuery,
  newShareLink,
  release,
  releaseChange,
  releaseCheck,
  releaseDetails,
  releaseInput,
  releasePublication,
  releaseQuery,
  releaseSchedule,
  reviewInput,
  sendBackInput,
  shareLink,
  shareLinkInput,
} from '../../types/releases.ts'
import { z } from '../../zod.ts'
import { bringBackPaths, draftPaths, releasePaths, reviewPaths } from '../paths/release-paths.ts'
import { defineCalls } from './define-calls.ts'

const access = 'session'
const params = z.object({ id: z.uuid() })
const removed = z.object({ _id: z.uuid() })

/** Unpublished work on single records. */
export const draftCalls = defineCalls('drafts', draftPaths, {
  list: { summary: 'List drafts', access, query: draftQuery, data: z.array(draftMark) },
  get: {
    summary: 'Read a draft, and where it clashes with what is live',
    access,
    params,
    data: draft,
    etag: true,
  },
  create: {
    summary: 'Save something as a draft: a new record, a change, a deletion or an order',
    access,
    body: draftInput,
    data: draft,
    status: 201,
  },
  update: {
    summary: 'Save a draft again; on top of a newer revision it settles clashes',
    access,
    params,
    body: draftChange,
    data: draft,
    ifMatch: true,
  },
  discard: { summary: 'Discard a draft', access, params, data: removed },
  move: {
    summary: 'Put a draft into another release, or into one of its own',
    access,
    params,
    body: draftMove,
    data: draft,
  },
})

/** Sets of drafts that go live together, now or at a time. */
export const releaseCalls = defineCalls('releases', releasePaths, {
  list: {
    summary: 'List releases that are not published, or those of a status',
    access,
    query: releaseQuery,
    data: z.array(release),
  },
  get: { summary: 'Read a release with what is in it', access, params, data: releaseDetails },
  create: { summary: 'Begin a release', access, body: releaseInput, data: release, status: 201 },
  update: {
    summary: 'Give a release another name or note',
    access,
    params,
    body: releaseChange,
    data: release,
  },
  remove: {
    summary: 'Take a release apart: its drafts stay, each by itself',
    access,
    params,
    data: removed,
  },
  check: {
    summary: 'Which pages a release changes, what clashes and what would be refused',
    access,
    params,
    data: releaseCheck,
  },
  publish: {
    summary: 'Publish a release: all of it or nothing',
    access,
    params,
    body: releasePublication,
    data: release,
  },
  undo: {
    summary: 'Bring back what was there before a release, and its drafts',
    access,
    params,
    data: release,
  },
  schedule: {
    summary: 'Have a release published at a time',
    access,
    params,
    body: releaseSchedule,
    data: release,
  },
  unschedule: { summary: 'Take a release off the schedule', access, params, data: release },
  links: {
    summary: "List the links to a release's preview",
    access,
    params,
    data: z.array(shareLink),
  },
  share: {
    summary: "Make a link to a release's preview that needs no account",
    access,
    params,
    body: shareLinkInput,
    data: newShareLink,
    status: 201,
  },
  withdraw: {
    summary: 'Withdraw a link',
    access,
    params: params.extend({ linkId: z.uuid() }),
    data: removed,
  },
})

/** Editors who may not publish ask for a review; administrators publish the release or send it back. */
export const reviewCalls = defineCalls('releases', reviewPaths, {
  askForReview: {
    summary: 'Ask the administrators to review a release',
    access,
    params,
    body: reviewInput,
    data: release,
  },
  withdrawReview: { summary: 'Withdraw the request for a review', access, params, data: release },
  sendBack: {
    summary: 'Send a release back to who asked for its review',
    access: ['owner', 'admin'],
    params,
    body: sendBackInput,
    data: release,
  },
})

/** The way back to what was, as a release: it is looked at before it is live. */
export const bringBackCalls = defineCalls('releases', bringBackPaths, {
  bringBack: {
    summary: 'Draft everything, or one record, as it was right after a change',
    access,
    body: bringBackInput,
    data: broughtBack,
    status: 201,
  },
})
