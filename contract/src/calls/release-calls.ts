import type {
  Draft,
  DraftChange,
  DraftInput,
  DraftMark,
  DraftQuery,
  Release,
  ReleaseCheck,
  ReleaseDetails,
  ReleaseInput,
  ReleaseQuery,
} from '../types/releases.ts'
import { type Call, type ClientOptions, caller, queryString } from './call.ts'

/** Drafts and releases. They stand apart from `createClient` because every visitor loads that. */
export function createReleaseClient(options: ClientOptions) {
  const call = caller(options)
  return { drafts: draftCalls(call), releases: releaseCalls(call) }
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
    unschedule: (id: string) => write('DELETE', path(id, '/schedule')),
  }
}
