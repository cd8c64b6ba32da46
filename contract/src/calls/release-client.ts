import type { PagePreviewInput, PreviewInput, PublishingProgress, ReleaseCheck } from '../types/releases.ts'
import { type ClientOptions, caller } from './call.ts'
import { clientOf } from './client-of.ts'
import type { bringBackCalls, draftCalls, releaseCalls, reviewCalls } from './definitions/release-calls.ts'
import { bringBackPaths, draftPaths, releasePaths, reviewPaths } from './paths/release-paths.ts'

/** Drafts and releases. They stand apart from `createClient` because every visitor loads that. */
export function createReleaseClient(options: ClientOptions) {
  const call = caller(options)
  return {
    drafts: clientOf<typeof draftCalls>(call, draftPaths),
    releases: {
      ...clientOf<typeof releaseCalls>(call, releasePaths),
      ...clientOf<typeof reviewCalls>(call, reviewPaths),
    },
    ...clientOf<typeof bringBackCalls>(call, bringBackPaths),
    /** What would happen with a release, or with what is being typed. */
    checkPreview: async (body: PreviewInput) =>
      (await call<{ data: ReleaseCheck }>('POST', '/preview/check', { body })).data,
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
