import { homeSectionIds } from '@busbar/contract'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type RenderOptions, renderContext } from '../../api/render-context.ts'
import { loader } from './home.tsx'

test('each section that cannot be read says so, and the page is not published @spec-185 @spec-187', async () => {
  const failing = () => Promise.reject(new Error('broken'))
  const names = ['services', 'products', 'categories', 'team', 'partners', 'clients'] as const
  const api = {
    company: { get: failing },
    siteSettings: { get: failing, homeSections: failing },
    ...Object.fromEntries(names.map((name) => [name, { list: failing }])),
  }
  const context = new RouterContextProvider()
  context.set(renderContext, { api } as unknown as RenderOptions)
  const { data, init } = await loader({ context } as unknown as Parameters<typeof loader>[0])
  expect(init?.status).toBe(503)
  expect(names.map((name) => data.parts[name]?.failure)).toEqual([
    'Failed to load services',
    'Failed to load products. Please try again later.',
    'Failed to fetch categories',
    'Failed to load team members',
    'Failed to load partners',
    'Failed to load client testimonials',
  ])
})

test('every section is in the list and has its file', () => {
  const files = Object.keys(import.meta.glob('./*.section.tsx'))
  const listed = homeSectionIds.map((id) => `./${id}.section.tsx`)
  expect(listed.toSorted()).toEqual(files.toSorted())
})

test('blocks that cannot be read keep the page from being published', async () => {
  const failing = () => Promise.reject(new Error('broken'))
  const blocks = [{ type: 'cards', key: 'cards', from: 'news', heading: null, chosen: [] }]
  const part = { id: 'blocks', key: 'between', blocks, pictures: {} }
  const api = {
    company: { get: failing },
    news: { list: failing },
    siteSettings: { homeSections: async () => [part] },
  }
  const context = new RouterContextProvider()
  context.set(renderContext, { api } as unknown as RenderOptions)
  const { data, init } = await loader({ context } as unknown as Parameters<typeof loader>[0])
  expect([init?.status, Object.keys(data.parts)]).toEqual([503, ['blocks-between']])
})
