import { type ClientOptions, caller } from './call.ts'
import { clientOf } from './client-of.ts'
import type { imageReplacementCalls, libraryCalls } from './definitions/library-calls.ts'
import type { demoContentCalls, setupCalls } from './definitions/setup-calls.ts'
import { imageReplacementPaths, libraryPaths } from './paths/library-paths.ts'
import { demoContentPaths, setupPaths } from './paths/setup-paths.ts'

// What the back office alone needs. It stands apart from `createClient` because every visitor loads that.

/** The way from an empty installation to a site that is online. */
export function createSetupClient(options: ClientOptions) {
  const call = caller(options)
  return {
    ...clientOf<typeof setupCalls>(call, setupPaths),
    ...clientOf<typeof demoContentCalls>(call, demoContentPaths),
  }
}

/** The library of images and files. */
export function createLibraryClient(options: ClientOptions) {
  const call = caller(options)
  return {
    ...clientOf<typeof libraryCalls>(call, libraryPaths),
    ...clientOf<typeof imageReplacementCalls>(call, imageReplacementPaths),
  }
}
