import { z } from '../../zod.ts'
import { adminFields, recordFields } from './common-shapes.ts'
import type { Field, Fields } from './field.ts'

/** The fields as people send them, as users see them, and as visitors do. */
type InputShape<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['presence'] extends 'readOnly' ? never : Name]: F[Name]['input']
}
type ItemShape<F extends Fields> = { -readonly [Name in keyof F]: Output<F[Name]> }
type PublicShape<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['seenBy'] extends 'users' ? never : Name]: PublicOutput<F[Name]>
}
type Output<F extends Field> = F['seenBy'] extends 'whoAsks' ? z.ZodOptional<F['output']> : F['output']
type PublicOutput<F extends Field> = F['seenBy'] extends 'someVisitors'
  ? z.ZodNullable<F['output']>
  : Output<F>

type Options<F extends Fields, Filters extends z.core.$ZodShape> = {
  singular: string
  fields: F
  sortable: readonly ((keyof F & string) | 'createdAt')[]
  /** Fields that a list can be narrowed by, as they stand in the query. */
  filters: Filters
  /** Filters that only users may narrow by. */
  adminFilters?: readonly (keyof Filters & string)[]
}

/** A content type, made from its fields. Where it differs, it is spread and something is put in its place. */
export function contentType<const F extends Fields, Filters extends z.core.$ZodShape>({
  singular,
  fields,
  sortable,
  filters,
  adminFilters = [],
}: Options<F, Filters>) {
  const named = (keep: (field: Field) => unknown) => Object.entries(fields).filter(([, one]) => keep(one))
  const shape = (of: [string, Field][], made: (field: Field) => unknown) =>
    Object.fromEntries(of.map(([name, one]) => [name, made(one)]))
  const input = shape(named(isSent), (one) => one.input) as InputShape<F>
  const item = shape(Object.entries(fields), outputOf) as ItemShape<F>
  const publicItem = shape(named(isPublic), publicOutputOf) as PublicShape<F>
  return {
    singular,
    fields,
    input: z.strictObject(input),
    item: z.object({ ...recordFields, ...item, ...adminFields }),
    publicItem: z.object({ ...recordFields, ...publicItem }),
    names: shape(
      named(({ of }) => of),
      ({ of }) => of,
    ) as Record<string, string>,
    adminOnly: [...named(isSecret).map(([name]) => name), ...adminFilters],
    sortable,
    filters,
  }
}

const isSent = ({ presence }: Field) => presence !== 'readOnly'
const isPublic = ({ seenBy }: Field) => seenBy !== 'users'
/** Fields that visitors cannot see, search or sort by: searching and sorting would reveal their values. */
const isSecret = ({ seenBy }: Field) => seenBy === 'users' || seenBy === 'someVisitors'
const outputOf = ({ output, seenBy }: Field) => (seenBy === 'whoAsks' ? output.optional() : output)
const publicOutputOf = (one: Field) => (one.seenBy === 'someVisitors' ? one.output.nullable() : outputOf(one))
