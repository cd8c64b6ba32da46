import type { Client } from '@busbar/contract'
import { expect, test } from 'vitest'
import { readSite } from './shown-site.ts'

test('A3: what cannot be read has defaults stand in for it, and says why', async () => {
  const away = new Error('the database is away')
  const api = {
    company: { get: () => Promise.reject(away) },
    pages: { links: async () => [] },
    siteSettings: {
      get: () => Promise.reject(away),
      homeSections: async () => [],
      listPages: async () => [],
    },
  } as unknown as Client
  const { site, reasons } = await readSite(api, 'https://volt.example')
  expect(reasons).toEqual([away, away])
  expect(site.sections).toEqual([])
})
