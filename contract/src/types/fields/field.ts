import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import {
  displayOrder,
  email as emailRule,
  optionalImage,
  optionalRichText,
  optionalText,
  optionalWebsite,
  requiredImage,
  requiredRichText,
  requiredText,
} from './common-shapes.ts'

/**
 * People must fill it in or may leave it empty; or something stands there until they say otherwise: always the same
 * (`defaulted`), or what the server assigns. What is read-only is the server's alone.
 */
export type Presence = 'required' | 'optional' | 'defaulted' | 'assigned' | 'readOnly'

/**
 * Visitors see it; only users do, and visitors can neither search nor sort by it; visitors see it in those records
 * whose store says so (`publicView`); or an answer carries it when the query asks for it.
 */
export type SeenBy = 'everybody' | 'users' | 'someVisitors' | 'whoAsks'

/** What an editor shows for it, unless that says otherwise. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'website'
  | 'image'
  | 'images'
  | 'lines'
  | 'number'
  | 'flag'
  | 'active'
  | 'choice'
  | 'record'
  | 'records'
  | 'day'
  | 'own'

/** How it is kept, in no database's words. */
export type Kept =
  | { as: 'text'; isUnique?: boolean }
  | { as: 'uuid' | 'boolean' | 'integer' | 'date' | 'instant' | 'json' }
  | { as: 'decimal'; precision: number; scale: number }

/** One field of a content type, said once: all else is derived from this. */
export type Field<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  P extends Presence = Presence,
  S extends SeenBy = SeenBy,
> = {
  kind: FieldKind
  kept: Kept
  presence: P
  seenBy: S
  /** Whether each language has its own; otherwise all of them share it. */
  isTranslated: boolean
  /** Whether the search of a list looks into it. */
  isSearchable?: boolean
  /** What people call it, where that is not its name in words. */
  label?: string
  /** What stands there until somebody says otherwise. */
  default?: unknown
  /** The content type whose records it names. */
  of?: string
  /** Whether it holds entries by the id of a record, which people change one by one. */
  isKeyed?: true
  /** What people send. */
  input: Input
  /** What is shown. */
  output: Output
}

export type Fields = Readonly<Record<string, Field>>

/** Who sees a field has no default, and neither has whether a text is translated: without either it does not compile. */
type About<S extends SeenBy> = { seenBy: S; isSearchable?: boolean; label?: string }
type Translated = { isTranslated: boolean }
type Text<S extends SeenBy, R> = About<S> & Translated & { required?: R; max: number; tooLong?: string }

type Optional = z.ZodNullable<z.ZodString>
/** `R` is the sentence for when it is missing; without one it may be. */
type OneOf<R, S extends SeenBy, Needed extends z.ZodType, Allowed extends z.ZodType> = R extends string
  ? Field<Needed, z.ZodString, 'required', S>
  : Field<Allowed, Optional, 'optional', S>
type TextField<R, S extends SeenBy> = OneOf<
  R,
  S,
  ReturnType<typeof requiredText>,
  ReturnType<typeof optionalText>
>

/** A field whose rule or shape is its own. */
export function field<
  Input extends z.ZodType,
  Output extends z.ZodType,
  P extends Presence,
  S extends SeenBy,
>(one: Field<Input, Output, P, S>) {
  return one
}

/** A line of text. */
export function text<S extends SeenBy, R extends string | undefined = undefined>(options: Text<S, R>) {
  return textOf('text', options, requiredText, optionalText)
}

/** A text of several lines. */
export function longText<S extends SeenBy, R extends string | undefined = undefined>(options: Text<S, R>) {
  return textOf('longText', options, requiredText, optionalText)
}

/** A text that may be formatted. */
export function richText<S extends SeenBy, R extends string | undefined = undefined>(options: Text<S, R>) {
  return textOf('richText', options, requiredRichText, optionalRichText)
}

function textOf<S extends SeenBy, R extends string | undefined>(
  kind: FieldKind,
  { required, max, tooLong, ...about }: Text<S, R>,
  needed: typeof requiredText,
  allowed: typeof optionalText,
) {
  const rules = required
    ? { presence: 'required', input: needed(required, max), output: z.string() }
    : { presence: 'optional', input: allowed(max, tooLong), output: z.string().nullable() }
  return { kind, kept: { as: 'text' }, ...rules, ...about } as TextField<R, S>
}

export function email<S extends SeenBy>({ required, ...about }: About<S> & { required: string }) {
  const rules = { presence: 'required', input: emailRule(required), output: z.string() } as const
  return field({ kind: 'email', kept: { as: 'text' }, isTranslated: false, ...rules, ...about })
}

export function website<S extends SeenBy>({ invalid, ...about }: About<S> & { invalid: string }) {
  const rules = {
    presence: 'optional',
    input: optionalWebsite(invalid),
    output: z.string().nullable(),
  } as const
  return field({ kind: 'website', kept: { as: 'text' }, isTranslated: false, ...rules, ...about })
}

export function image<S extends SeenBy, R extends string | undefined = undefined>({
  required,
  ...about
}: About<S> & { required?: R }) {
  const rules = required
    ? { presence: 'required', input: requiredImage(required), output: z.string() }
    : { presence: 'optional', input: optionalImage, output: z.string().nullable() }
  const one = { kind: 'image', kept: { as: 'text' }, isTranslated: false, ...rules, ...about }
  return one as OneOf<R, S, ReturnType<typeof requiredImage>, typeof optionalImage>
}

/** Any list that is kept as it is; an empty one where nobody says otherwise. */
export function list<Input extends z.ZodType, Output extends z.ZodType, S extends SeenBy>(
  kind: FieldKind,
  { input, output, ...about }: About<S> & Translated & { input: Input; output: Output; of?: string },
) {
  const rules = { presence: 'defaulted', default: [], input: input.optional(), output } as const
  return field({ kind, kept: { as: 'json' }, ...rules, ...about })
}

/** Entries by the id of a record; none where nobody says otherwise. Two people may change different ones at once. */
export function keyed<Input extends z.ZodType, Output extends z.ZodType, S extends SeenBy>({
  input,
  output,
  ...about
}: About<S> & Translated & { of: string; input: Input; output: Output }) {
  const rules = { presence: 'defaulted', default: {}, input: input.optional(), output } as const
  return field({ kind: 'own', kept: { as: 'json' }, isKeyed: true, ...rules, ...about })
}

/** The fields that hold entries by an id. */
export function keyedFields(fields: Fields) {
  return Object.keys(fields).filter((name) => fields[name]?.isKeyed)
}

/** Several images in an order. */
export function images<S extends SeenBy>({
  missing,
  max,
  ...about
}: About<S> & { missing: string; max: number }) {
  const input = z.array(requiredImage(missing)).max(max)
  return list('images', { isTranslated: false, input, output: z.array(z.string()), ...about })
}

/** Short texts in an order: features, tags. `max` is how many there may be, and `length` how long each. */
export function lines<S extends SeenBy>({
  max,
  length,
  ...about
}: About<S> & Translated & { max: number; length: number }) {
  const input = z.array(z.string().trim().min(1).max(length)).max(max)
  return list('lines', { input, output: z.array(z.string()), ...about })
}

/** A number of zero or more, with `scale` digits behind the point. */
export function number<S extends SeenBy>({
  invalid,
  max,
  scale,
  ...about
}: About<S> & { invalid: string; max: number; scale: number }) {
  const input = z.number({ error: invalid }).min(0, invalid).max(max, invalid).nullish()
  const precision = String(Math.trunc(max)).length + scale
  const kept = { as: 'decimal', precision, scale } as const
  const rules = { presence: 'optional', input, output: z.number().nullable() } as const
  return field({ kind: 'number', kept, isTranslated: false, ...rules, ...about })
}

export function flag<S extends SeenBy>(about: About<S> & { default: boolean }) {
  const rules = { presence: 'defaulted', input: z.boolean().optional(), output: z.boolean() } as const
  return field({ kind: 'flag', kept: { as: 'boolean' }, isTranslated: false, ...rules, ...about })
}

/** Whether visitors see the record. */
export function active() {
  const flagged = flag({ default: true, seenBy: 'everybody', label: 'Visibility' })
  return { ...flagged, kind: 'active' } as const
}

/** One of several words. */
export function choice<const Words extends readonly [string, ...string[]], S extends SeenBy>(
  words: Words,
  about: About<S> & { default: Words[number] },
) {
  const output = z.enum(words)
  const rules = { presence: 'defaulted', input: output.optional(), output } as const
  return field({ kind: 'choice', kept: { as: 'text' }, isTranslated: false, ...rules, ...about })
}

/** The id of a record of another content type, or of its own. */
export function record<S extends SeenBy, R extends string | undefined = undefined>(
  of: string,
  { required, unknown, ...about }: About<S> & { required?: R; unknown: string },
) {
  const rules = required
    ? {
        presence: 'required',
        input: z.uuid({ error: ({ input }) => (input ? unknown : required) }),
        output: z.uuid(),
      }
    : { presence: 'optional', input: z.uuid(unknown).nullish(), output: z.uuid().nullable() }
  const one = { kind: 'record', kept: { as: 'uuid' }, isTranslated: false, of, ...rules, ...about }
  return one as R extends string
    ? Field<z.ZodUUID, z.ZodUUID, 'required', S>
    : Field<z.ZodOptional<z.ZodNullable<z.ZodUUID>>, z.ZodNullable<z.ZodUUID>, 'optional', S>
}

/** Its place in an order that people choose. */
export function place<S extends SeenBy>(about: About<S>) {
  const rules = { presence: 'assigned', input: displayOrder.optional(), output: z.int() } as const
  return field({ kind: 'number', kept: { as: 'integer' }, isTranslated: false, ...rules, ...about })
}

/** What the server alone sets. */
export function readOnly<Output extends z.ZodType, S extends SeenBy>(
  one: About<S> & Translated & { kept: Kept; output: Output },
) {
  return field({ kind: 'own', presence: 'readOnly', input: z.never(), ...one })
}

/** A whole number from `min` to `max`; the same sentence says that it is missing or wrong. */
export function integer<S extends SeenBy>({
  required,
  min,
  max,
  ...about
}: About<S> & { required: string; min: number; max: number }) {
  const input = z.int(required).min(min, required).max(max, required)
  const rules = { presence: 'required', input, output: z.int() } as const
  return field({ kind: 'number', kept: { as: 'integer' }, isTranslated: false, ...rules, ...about })
}

/** A day, wherever it is read. */
export function day<S extends SeenBy>({ required, ...about }: About<S> & { required: string }) {
  const rules = {
    presence: 'required',
    input: z.iso.date({ error: required }),
    output: z.iso.date(),
  } as const
  return field({ kind: 'day', kept: { as: 'date' }, isTranslated: false, ...rules, ...about })
}

/** A moment of any time zone, kept in UTC. Its editor decides on whose clocks it is typed. */
export function moment<S extends SeenBy>({ invalid, ...about }: About<S> & { invalid: string }) {
  const input = z.iso
    .datetime({ offset: true, error: invalid })
    .transform((value) => new Date(value))
    // Some years that can be written are beyond what can be stored.
    .refine((date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 9999, invalid)
    .transform((date) => date.toISOString())
    .nullish()
  const rules = { presence: 'optional', input, output: z.iso.datetime().nullable() } as const
  return field({ kind: 'own', kept: { as: 'instant' }, isTranslated: false, ...rules, ...about })
}

/** The ids of records of another content type, in the order in which they are shown. */
export function records<S extends SeenBy>(
  of: string,
  { unknown, max, ...about }: About<S> & { unknown: string; max: number },
) {
  const input = z
    .array(z.uuid(unknown))
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, texts.api.namedTwice)
  return list('records', { of, isTranslated: false, input, output: z.array(z.uuid()), ...about })
}
