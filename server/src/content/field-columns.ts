import { type Field, type Fields, kebabCase } from '@busbar/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { instant } from './columns.ts'

/** The column of a field, as Drizzle reads a row of it. */
type ColumnOf<F extends Field> = PgColumnBuilderBase<
  {
    name: string
    dataType: 'custom'
    columnType: 'PgField'
    data: Exclude<z.output<F['output']>, null>
    driverParam: unknown
    enumValues: undefined
  },
  (F['presence'] extends 'optional' ? object : { notNull: true }) &
    (F['presence'] extends 'defaulted' ? { hasDefault: true } : object)
>

type ColumnsOf<F extends Fields> = { -readonly [Name in keyof F]: ColumnOf<F[Name]> }

/** The columns of a content type's fields. A table puts another in the place of one that differs. */
export function columnsOf<F extends Fields>(fields: F): ColumnsOf<F> {
  const columns = Object.entries(fields).map(([name, field]) => [name, columnOf(name, field)])
  return Object.fromEntries(columns) as ColumnsOf<F>
}

function columnOf(name: string, { kept, presence, default: usual }: Field) {
  const column = emptyColumn(kebabCase(name).replaceAll('-', '_'), kept)
  if (presence === 'optional') return column
  return presence === 'defaulted' ? column.notNull().default(usual) : column.notNull()
}

/** What is asked of every builder. They are no kinds of one another: what each takes is its own. */
type Builder = { notNull(): Builder; default(value: unknown): Builder }

function emptyColumn(name: string, kept: Field['kept']): Builder {
  switch (kept.as) {
    case 'text':
      return kept.isUnique ? text(name).unique() : text(name)
    case 'uuid':
      return uuid(name)
    case 'boolean':
      return boolean(name)
    case 'integer':
      return integer(name)
    case 'date':
      return date(name)
    case 'instant':
      return instant(name)
    case 'json':
      return jsonb(name)
    case 'decimal':
      return numeric(name, { precision: kept.precision, scale: kept.scale, mode: 'number' })
  }
}

/** The fields that the search of a list looks into. */
export function searchedFields(fields: Fields) {
  return Object.keys(fields).filter((name) => fields[name]?.isSearchable)
}

/** The index of that search. */
export function searchIndex(name: string, table: object, fields: Fields) {
  const columns = table as Record<string, PgColumn>
  const parts = searchedFields(fields).map((field) => sql`${columns[field]} gin_trgm_ops`)
  return index(`${name}_search`).using('gin', ...(parts as [SQL, ...SQL[]]))
}
