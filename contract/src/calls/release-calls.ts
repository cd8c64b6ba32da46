import type {
  BringBackInput,
  BroughtBack,
  Draft,
  DraftChange,
  DraftInput,
  DraftMark,
  DraftQuery,
  NewShareLink,
  PagePreviewInput,
  PreviewInput,
  PublishingProgress,
  Release,
  ReleaseCheck,
  ReleaseDetails,
  ReleaseInput,
  ReleaseQuery,
  ReviewInput,
  ShareLink,
} from '../types/releases.ts'
import { type Call, type ClientOptions, caller, queryString } from './call.ts'

/** Drafts and releases. They stand apart from `createClient` because every visitor loads that. */
export function createReleaseClient(options: ClientOptions) {
  const call = caller(options)
  return {
    drafts: draftCalls(call),
    releases: releaseCalls(call),
    /** What would happen with a release, or with what is being typed. */
    checkPreview: async (body: PreviewInput) =>
      (await call<{ data: ReleaseCheck }>('POST', '/preview/check', { body })).data,
    /** A release that makes everything, or one record, what it was right after a change. */
    bringBack: async (body: BringBackInput) =>
      (await call<{ data: BroughtBack }>('POST', '/releases/bring-back', { body })).data,
    publishing: async () => (await call<{ data: PublishingProgress }>('GET', '/publishing')).data,
    previewPage: (body: PagePreviewInput) => previewPage(options, body),
  }
}

/** A page as it would be: HTML, not JSON. What is refused is thrown as by any call. */
async function previewPage(options: ClientOptions, body: PagePreviewInput) {
  let html = ''
  let missing = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await options.fetch(input, init)
    if (!response.headers.get('content-type')?.includes('html')) return response
    html = await response.text()
    missing = Number(response.headers.get('x-missing-records') ?? 0)
    return Response.json({ status: response.status })
  }
  const { status } = await caller({ ...options, fetch })<{ status: number }>('POST', '/preview', { body })
  /** `missing`: how many records of that time were deleted for good since, and are not in the page. */
  return { status, html, missing }
}

/** Unpublished work on single records. */
function draftCalls(call: Call) {
  const path = (id: string) => `/drafts/${encodeURIComponent(id)}`
  return {
    list: async (query?: DraftQuery) =>
      (await call<{ data: DraftMark[] }>('GET', `/drafts${queryString(query)}`)).data,
    get: async (id: string) => (await call<{ data: Draft }>('GET', path(id))).data,
    create: async (body: DraftInput) => (await call<{ data: Draft }>('POST', '/drafts', { body })).data,
    /** With a `revision` of the draft, refuses when somebody else saved it meanwhile. */
    update: async (id: string, body: DraftChange, revision?: number) =>
      (await call<{ data: Draft }>('PUT', path(id), { body, revision })).data,
    discard: async (id: string) => {
      await call<unknown>('DELETE', path(id))
    },
    /** Puts a draft into another release; null makes it one of its own. */
    move: async (id: string, release: string | null) =>
      (await call<{ data: Draft }>('PUT', `${path(id)}/release`, { body: { release } })).data,
  }
}

/** Sets of drafts that go live together. */
function releaseCalls(call: Call) {
  const path = (id: string, rest = '') => `/releases/${encodeURIComponent(id)}${rest}`
  const write = async (method: string, address: string, body?: object) =>
    (await call<{ data: Release }>(method, address, { body })).data
  return {
    list: async (query?: ReleaseQuery) =>
      (await call<{ data: Release[] }>('GET', `/releases${queryString(query)}`)).data,
    get: async (id: string) => (await call<{ data: ReleaseDetails }>('GET', path(id))).data,
    create: (body: ReleaseInput) => write('POST', '/releases', body),
    update: (id: string, body: Partial<ReleaseInput>) => write('PUT', path(id), body),
    /** Its drafts stay, each by itself. */
    remove: async (id: string) => {
      await call<unknown>('DELETE', path(id))
    },
    /** Which pages it changes, what clashes, and what would be refused. */
    check: async (id: string) => (await call<{ data: ReleaseCheck }>('GET', path(id, '/check'))).data,
    /** With the `version` that was looked at, refuses when something else is in it by now. */
    publish: (id: string, version?: string) => write('POST', path(id, '/publish'), { version }),
    undo: (id: string) => write('POST', path(id, '/undo')),
    schedule: (id: string, publishAt: string, version?: string) =>
      write('PUT', path(id, '/schedule'), { publishAt, version }),
    askForReview: (id: string, body: ReviewInput = {}) => write('PUT', path(id, '/review'), body),
    withdrawReview: (id: string) => write('DELETE', path(id, '/review')),
    sendBack: (id: string, note: string) => write('POST', path(id, '/send-back'), { note }),
    links: async (id: string) => (await call<{ data: ShareLink[] }>('GET', path(id, '/links'))).data,
    /** The only answer that contains its address. */
    share: async (id: string, days?: number) =>
      (await call<{ data: NewShareLink }>('POST', path(id, '/links'), { body: { days } })).data,
    withdraw: async (id: string, link: string) => {
      await call<unknown>('DELETE', path(id, `/links/${encodeURIComponent(link)}`))
    },
    unschedule: (id: string) => write('DELETE', path(id, '/schedule')),
  }
}
