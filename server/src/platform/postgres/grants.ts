import pg from 'pg'

/** Whether the product runs as another role than the one that owns its tables. */
export function isSeparateRole(databaseUrl: string, ownerUrl: string): boolean {
  return roleOf(databaseUrl) !== roleOf(ownerUrl)
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username)

/** Read and appended to, never changed: not even by an attacker who has taken over the application. */
const appendOnly = ['public.security_events', 'public.security_chain']

/** Lets the role that the product runs as work with every table and change none of them. */
export async function grantToRuntime(owner: pg.Client, databaseUrl: string) {
  const role = pg.escapeIdentifier(roleOf(databaseUrl))
  const toRows = 'select, insert, update, delete'
  const used = 'public, pgboss'
  const database = pg.escapeIdentifier(owner.database ?? '')
  await owner.query(`begin;
    grant usage on schema ${used}, drizzle to ${role};
    grant select on all tables in schema drizzle to ${role};
    grant ${toRows} on all tables in schema ${used} to ${role};
    grant usage, select on all sequences in schema ${used} to ${role};
    alter default privileges in schema ${used} grant ${toRows} on tables to ${role};
    alter default privileges in schema ${used} grant usage, select on sequences to ${role};
    -- The website as it was is read through temporary views.
    grant temporary on database ${database} to ${role};
    revoke update, delete on ${appendOnly.join(', ')} from ${role};
    -- Only the trigger adds to it, with the rights of the owner.
    revoke insert on public.security_chain from ${role};
    commit`)
}
