import type {
  Draft,
  DraftChange,
  DraftInput,
  DraftMark,
  DraftQuery,
  NewShareLink,
  PagePreviewInput,
  PreviewInput,
  Release,
  ReleaseCheck,
  ReleaseDetails,
  ReleaseInput,
  ReleaseQuery,
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
    previewPage: (body: PagePreviewInput) => previewPage(options, body),
  }
}

/** A page as it would be: HTML, not JSON. What is refused is thrown as by any call. */
async function previewPage(options: ClientOptions, body: PagePreviewInput) {
  let html = ''
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await options.fetch(input, init)
    if (!response.headers.get('content-type')?.includes('html')) return response
    html = await response.text()
    return Response.json({ status: response.status })
  }
  const { status } = await caller({ ...options, fetch })<{ status: number }>('POST', '/preview', { body })
  return { status, html }
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
    publish: (id: string) => write('POST', path(id, '/publish')),
    undo: (id: string) => write('POST', path(id, '/undo')),
    schedule: (id: string, publishAt: string) => write('PUT', path(id, '/schedule'), { publishAt }),
    links: async (id: string) => (await call<{ data: ShareLink[] }>('GET', path(id, '/links'))).data,
    /** Its address is told this once. */
    share: async (id: string, days?: number) =>
      (await call<{ data: NewShareLink }>('POST', path(id, '/links'), { body: { days } })).data,
    withdraw: async (id: string, link: string) => {
      await call<unknown>('DELETE', path(id, `/links/${encodeURIComponent(link)}`))
    },
    unschedule: (id: string) => write('DELETE', path(id, '/schedule')),
  }
}
