import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { email, role } from '@busbar/contract'
import { assertGoodPassword } from '../features/accounts/passwords.ts'
import { addUser } from '../features/accounts/users.ts'
import type { Config } from '../platform/config.ts'
import { migrate, openDatabase } from '../platform/db.ts'

const usage =
  'Usage: npm run user -- create --email ada@example.com --name "Ada Volt" [--role owner|admin|editor]'

/** Makes a user who can sign in at once; the password is made up and shown once. */
export async function user(config: Config, args: string[]) {
  const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals[0] !== 'create' || !values.email || !values.name) throw new Error(usage)
  const wanted = {
    email: email(usage).parse(values.email),
    name: values.name,
    role: role.parse(values.role ?? 'owner'),
    password: randomBytes(96).toString('base64url').slice(0, Math.max(16, config.accounts.passwordMin)),
  }
  assertGoodPassword('password', wanted.password, wanted)
  await migrate(config.databaseUrl)
  const { db, close } = openDatabase(config.databaseUrl)
  try {
    await addUser(db, wanted)
    console.log(`${wanted.email} (${wanted.role}) can sign in with the password ${wanted.password}`)
  } finally {
    await close()
  }
}
