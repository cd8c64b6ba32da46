import type { DemoContent, DemoContentInput, DemoRemovalInput } from '../types/website/demo-content.ts'
import type { Setup, SetupInput } from '../types/website/setup.ts'
import { type ClientOptions, caller } from './call.ts'

/** The way from an empty installation to a site that is online. The back office alone needs it. */
export function createSetupClient(options: ClientOptions) {
  const call = caller(options)
  return {
    get: async () => (await call<{ data: Setup }>('GET', '/setup')).data,
    note: async (body: SetupInput) => (await call<{ data: Setup }>('PUT', '/setup', { body })).data,
    demoContent: async () => (await call<{ data: DemoContent }>('GET', '/demo-content')).data,
    loadDemoContent: async (body: DemoContentInput) =>
      (await call<{ data: DemoContent }>('POST', '/demo-content', { body })).data,
    removeDemoContent: async (body: DemoRemovalInput) =>
      (await call<{ data: DemoContent }>('POST', '/demo-content/remove', { body })).data,
  }
}
