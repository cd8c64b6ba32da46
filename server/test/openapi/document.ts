import { collectionNames } from '@busbar/contract'
import type { Schema } from './values.ts'

type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema }
type Content = { content?: Record<string, { schema: Schema }> }

export type Document = {
  paths: Record<string, Record<string, Described>>
}
type Described = {
  summary?: string
  tags?: string[]
  security?: unknown[]
  'x-access'?: unknown
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** One call that the document describes. */
export type Operation = {
  method: string
  /** As the document writes it: `/api/products/{id}`. */
  path: string
  tag: string
  needsSession: boolean
  parameters: Parameter[]
  body?: { type: string; schema: Schema }
  responses: Described['responses']
}

/** All calls of an OpenAPI document. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const [content] = Object.entries(described.requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        tag: described.tags?.[0] ?? '',
        needsSession: described.security !== undefined,
        parameters: described.parameters ?? [],
        body: content && { type: content[0], schema: content[1].schema },
        responses: described.responses,
      }
    }),
  )
}

/** The document's schema of an answer with this status and type; undefined when there is none. */
export function answerSchema({ responses }: Operation, status: number, type = '') {
  const answer = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
  const contents = Object.entries(answer?.content ?? {})
  const content = contents.find(([name]) => type.startsWith(name)) ?? contents[0]
  return content && { type: content[0], schema: content[1].schema }
}

const catalogue: string[] = ['products', 'categories', 'events', 'services']

/**
 * The documented calls by area, so that several files can drive them at the same time. `openapi.test.ts` fails on
 * an area that is missing here.
 */
export const areas = {
  catalogue,
  people: [
    ...collectionNames.filter((name) => !catalogue.includes(name)),
    'contact',
    'newsletter',
    'company',
    'site-settings',
    'setup',
    'demo-content',
    'library',
    'history',
    'drafts',
    'editing',
    'releases',
    'dashboard',
    'notifications',
    'privacy',
    'support',
    'health',
    'live',
  ],
  accounts: ['auth', 'two-factor', 'users', 'uploads'],
}
