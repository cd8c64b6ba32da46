import { type ClientOptions, caller } from './call.ts'
import { clientOf } from './client-of.ts'
import type { editingCalls } from './definitions/office-calls.ts'
import { editingPaths } from './paths/editing-paths.ts'

/** What signed-in users need on a public page. Kept apart from `createClient`, which visitors load. */
export const createEditingClient = (options: ClientOptions) =>
  clientOf<typeof editingCalls>(caller(options), editingPaths)
