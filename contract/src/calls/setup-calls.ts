import type { Setup, SetupInput } from '../types/website/setup.ts'
import { type ClientOptions, caller } from './call.ts'

/** The way from an empty installation to a site that is online. The back office alone needs it. */
export function createSetupClient(options: ClientOptions) {
  const call = caller(options)
  return {
    get: async () => (await call<{ data: Setup }>('GET', '/setup')).data,
    note: async (body: SetupInput) => (await call<{ data: Setup }>('PUT', '/setup', { body })).data,
  }
}
