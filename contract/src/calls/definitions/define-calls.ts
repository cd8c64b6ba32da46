import type { Role } from '../../roles.ts'
import type { z } from '../../zod.ts'

/**
 * Who may call it: everybody, any signed-in user, or users of these roles. Where a second factor is required, users
 * without one are refused by all of them; `account` is what a signed-in user needs to set one up, and `entrance` is a
 * way in, which does not look at who is signed in already.
 */
export type Access = 'public' | 'entrance' | 'session' | 'account' | readonly Role[]

/** Editors look after content and messages; settings and people are for these. */
export const administrators = ['owner', 'admin'] as const satisfies Access

/**
 * Method and path of a call, and whether a query or a body is sent: `PUT /products/:id body`. They are in files without
 * schemas (`paths/`), so that visitors' pages load no zod. Without the last word a client sends nothing, whatever else
 * it is called with: as React Query does.
 */
export type CallPath = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
export type CallPaths = Readonly<Record<string, CallPath>>

/** What a call takes and answers, and from whom. Every failure is the contract's `failure`. */
export type CallDefinition = {
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  /** What is answered under `data`; nothing unless said. */
  data?: z.ZodType
  /** The same for visitors, where they see less. */
  publicData?: z.ZodType
  /** What is answered beside `data`, such as the number of records in all. */
  meta?: z.ZodType
  /** The whole answer, where the specification wants another form than `data` and `meta`. */
  answer?: z.ZodObject
  status?: 201
  /** Answers the revision of its `data` as an ETag. */
  etag?: true
  /** A writer may say which revision they have seen (If-Match), and is refused when it is not the current one. */
  ifMatch?: true
}

export type DefinedCall = CallDefinition & { path: CallPath; tag: string }

type Defined<Paths, Definitions> = {
  [Name in keyof Paths & keyof Definitions]: Definitions[Name] & { path: Paths[Name]; tag: string }
}

/**
 * Defines the calls of a feature: the server's routes, the client and the API reference are made from them. `tag` is
 * their heading in the reference. The compiler names a path without a definition.
 */
export function defineCalls<
  const Paths extends CallPaths,
  const Definitions extends { readonly [Name in keyof Paths]: CallDefinition },
>(tag: string, paths: Paths, definitions: Definitions) {
  const calls = Object.entries(paths).map(([name, path]) => {
    const definition: CallDefinition | undefined = definitions[name]
    const sent = definition?.body ? 'body' : definition?.query ? 'query' : undefined
    if (path.split(' ')[2] !== sent)
      throw new Error(`'${path}' should end with what is sent: ${sent ?? 'nothing'}`)
    return [name, { ...definition, path, tag }]
  })
  return Object.fromEntries(calls) as Defined<Paths, Definitions>
}
