import pg from 'pg'

/** What is in a table, in two numbers: equal rows give equal ones, whatever order they lie in. */
type Fingerprint = { rows: number; checksum: string }
export type Fingerprints = Record<string, Fingerprint>

/** The same value must be the same text wherever it is looked at. */
const plainText = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC';
  set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1`

/** A connection without a statement timeout, for reading whole tables, and on which they can be fingerprinted. */
export async function connectWithoutTimeout(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'busbar backup', keepAlive: true })
  await client.connect()
  await client.query(plainText)
  return client
}

/** All tables of a database that are ours, as `schema.table`. */
export async function tablesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select quote_ident(nspname) || '.' || quote_ident(relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by 1`)
  return rows.map((row) => row.name)
}

export async function fingerprint(client: pg.Client): Promise<Fingerprints> {
  const found: Fingerprints = {}
  for (const table of await tablesIn(client)) {
    const { rows } = await client.query(`select count(*)::float8 as rows,
      coalesce(sum(('x' || left(md5(row::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum
      from ${table} as row`)
    found[table] = rows[0]
  }
  return found
}

/** The tables that differ, each in a few words. */
export function differences(wanted: Fingerprints, found: Fingerprints): string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)])
  return [...names].flatMap((name) => {
    const [one, other] = [wanted[name], found[name]]
    if (!one) return [`${name} should not be there`]
    if (!other) return [`${name} is missing`]
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows instead of ${one.rows}`]
    return one.checksum === other.checksum ? [] : [`${name} has other content`]
  })
}
