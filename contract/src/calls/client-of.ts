import type { z } from '../zod.ts'
import { type Call, queryString } from './call.ts'
import type { CallPath } from './definitions/define-calls.ts'

/** Calls as functions: what is in the path, then what is sent, then the revision that a writer has seen. */
export type ClientOf<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends { path: infer Path }
    ? (
        ...sent: [...Params<Path>, ...Sent<Calls[Name]>, ...Revision<Calls[Name]>]
      ) => Promise<Answer<Calls[Name]>>
    : never
}

type Params<Path> = Path extends `${string}:${string}/${infer Rest}`
  ? [id: string, ...Params<Rest>]
  : Path extends `${string}:${string}`
    ? [id: string]
    : []
type Sent<C> = C extends { body: infer Body extends z.ZodType }
  ? Optional<z.input<Body>>
  : // A query is written into the address here, so it is given as the server reads it: true, not 'true'.
    C extends { query: infer Query extends z.ZodType }
    ? Optional<z.output<Query>>
    : []
/** What has no field that must be given can be left out. */
type Optional<Content> = Record<never, never> extends Content ? [content?: Content] : [content: Content]
type Revision<C> = C extends { ifMatch: true } ? [revision?: number] : []
type Answer<C> = C extends { answer: infer Whole extends z.ZodType }
  ? z.output<Whole>
  : C extends { data: infer Data extends z.ZodType }
    ? C extends { meta: infer Meta extends z.ZodType }
      ? { data: z.output<Data>; meta: z.output<Meta> }
      : z.output<Data>
    : // biome-ignore lint/suspicious/noConfusingVoidType: it is what the promise of such a call holds
      void

/** Finds what the caller wants in an answer. */
type Reader = (answer: unknown) => unknown
/** An answer with another form than `data` and `meta` has to say how it is read: paths do not tell. */
type Readers<Calls> = Partial<Record<keyof Calls, Reader>> & {
  [Name in keyof Calls as Calls[Name] extends { answer: z.ZodType } ? Name : never]: Reader
}
/** What its caller reads when a call is refused without a word. */
type Refusals<Calls> = Partial<Record<keyof Calls, string>>
type ReadersAndRefusals<Calls> =
  Record<never, never> extends Readers<Calls>
    ? [readers?: Readers<Calls>, refusals?: Refusals<Calls>]
    : [readers: Readers<Calls>, refusals?: Refusals<Calls>]

/** Makes a client from paths alone: `clientOf<typeof calls>(call, paths)`, with the calls imported as a type. */
export function clientOf<Calls>(
  call: Call,
  paths: Readonly<Record<keyof Calls & string, CallPath>>,
  ...[readers, refusals]: ReadersAndRefusals<Calls>
) {
  const functions = Object.entries<CallPath>(paths).map(([name, path]) => [
    name,
    functionOf(call, path, readers?.[name as keyof Calls], refusals?.[name as keyof Calls]),
  ])
  return Object.fromEntries(functions) as ClientOf<Calls>
}

/** For an answer that is wanted whole. */
export const wholeAnswer: Reader = (answer) => answer

function dataOf(answer: unknown) {
  const { data, meta } = answer as { data: unknown; meta?: unknown }
  return meta === undefined ? data : { data, meta }
}

function functionOf(call: Call, path: CallPath, read: Reader = dataOf, refused?: string) {
  const [method = '', pattern = '', kind] = path.split(' ')
  const count = pattern.match(/:\w+/g)?.length ?? 0
  return async (...sent: unknown[]) => {
    const params = sent.slice(0, count).map((value) => encodeURIComponent(String(value)))
    const address = pattern.replace(/:\w+/g, () => params.shift() ?? '')
    const content = kind ? (sent[count] as object | undefined) : undefined
    const revision = sent[kind ? count + 1 : count]
    const query = kind === 'query' ? queryString(content) : ''
    return read(
      await call<unknown>(method, address + query, {
        // What has no field that must be given is sent all the same.
        body: kind === 'body' ? (content ?? {}) : undefined,
        revision: typeof revision === 'number' ? revision : undefined,
        refused,
      }),
    )
  }
}
