import { randomBytes } from 'node:crypto'
import { email, role } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { logSecurity, operator } from '../features/accounts/audit/security-log.ts'
import { createResetLink } from '../features/accounts/mail/account-mail.job.ts'
import { noteSecurity } from '../features/accounts/mail/note-security.ts'
import { assertGoodPassword } from '../features/accounts/passwords/passwords.ts'
import { resetSecondFactors } from '../features/accounts/second-factor/second-factors.ts'
import { endSessions } from '../features/accounts/sessions.ts'
import { users } from '../features/accounts/table.ts'
import { addUser } from '../features/accounts/users.ts'
import { queues } from '../jobs.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/postgres/db.ts'
import { type Enqueue, openJobs } from '../platform/postgres/jobs.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { command, WrongUsage } from './command.ts'

type Values = { email?: string; name?: string; role?: string; all?: boolean }
type Action = (open: { db: Database; enqueue: Enqueue; config: Config }, values: Values) => Promise<string>

const caller = { address: '', device: 'Command line' }

const actions: Record<string, Action> = {
  async create({ db, config }, values) {
    const wanted = {
      email: given('--email', email('must be an email address').safeParse(values.email).data),
      name: given('--name', values.name),
      role: given('--role', role.safeParse(values.role ?? 'owner').data),
      password: madeUp(config.accounts.passwordMin),
    }
    assertGoodPassword('password', wanted.password, wanted)
    await db.transaction(async (tx) => {
      const added = await addUser(tx, wanted)
      await logSecurity(tx, caller, { kind: 'user_created', user: added, actor: operator })
    })
    return `${wanted.email} (${wanted.role}) can sign in with the password ${wanted.password}`
  },

  async 'reset-password'({ db, config }, values) {
    const found = await userOf(db, values)
    const link = await db.transaction(async (tx) => {
      await logSecurity(tx, caller, { kind: 'password_reset_requested', user: found, actor: operator })
      return createResetLink(tx, config.publicUrl, found._id)
    })
    return `Only for ${found.email}, for one hour: ${link}`
  },

  async 'reset-two-factor'({ db, enqueue }, values) {
    const { _id } = await userOf(db, values)
    const found = await db.transaction((tx) => {
      return resetSecondFactors({ tx, enqueue, caller, actor: operator }, _id)
    })
    return `${found.email} can sign in with the password alone and has been told by email.`
  },

  async 'end-sessions'({ db, enqueue }, values) {
    const found = values.all ? await db.select().from(users) : [await userOf(db, values)]
    let ended = 0
    for (const one of found) {
      ended += await db.transaction(async (tx) => {
        const count = await endSessions(tx, one._id)
        if (count > 0)
          await noteSecurity(tx, enqueue, caller, { kind: 'sessions_ended', user: one, actor: operator })
        return count
      })
    }
    return `${ended} ${ended === 1 ? 'session' : 'sessions'} ended`
  },
}

export const user = command({
  usage: `<action> --email <address> [options]

  create            creates a user: --email, --name and [--role owner|admin|editor]
  reset-password    prints a link to choose a new password: --email
  reset-two-factor  removes a lost authenticator app and all passkeys: --email
  end-sessions      signs out one user with --email, or everybody with --all`,
  help: `A new user gets a generated password, shown once, and is an owner unless --role says otherwise. Users get an
email when their second factor or sessions are removed, and the security log records that it was done here.

  busbar user create --email ada@example.com --name "Ada Volt"
  busbar user reset-two-factor --email ada@example.com
  busbar user end-sessions --all`,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    all: { type: 'boolean' },
  },
  words: ['action'],
  async run({ values, words: [word = ''], config: settings }) {
    const action = Object.hasOwn(actions, word) ? actions[word] : undefined
    if (!action) throw new WrongUsage(`Unknown action for users: "${word}"`)
    const config = settings()
    await migrate(config)
    const { db, close } = openDatabase(config.databaseUrl)
    const jobs = await openJobs(config.databaseUrl, queues, createLog('error'))
    try {
      console.log(await action({ db, enqueue: jobs.enqueue, config }, values))
    } finally {
      await jobs.stop()
      await close()
    }
    return 0
  },
})

async function userOf(db: Database, values: Values) {
  const address = given('--email', values.email).toLowerCase()
  const [found] = await db.select().from(users).where(eq(users.email, address))
  if (!found) throw new Error(`There is no user ${address}`)
  return found
}

function given<Value>(option: string, value: Value | undefined): Value {
  if (!value) throw new WrongUsage(`${option} is missing or wrong`)
  return value
}

function madeUp(atLeast: number) {
  return randomBytes(96).toString('base64url').slice(0, Math.max(16, atLeast))
}
