import { randomBytes } from 'node:crypto'
import { email, role } from '@busbar/contract'
import { assertGoodPassword } from '../features/accounts/passwords.ts'
import { addUser } from '../features/accounts/users.ts'
import { openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { command, WrongUsage } from './command.ts'

export const user = command({
  usage: 'create --email <address> --name <name> [--role owner|admin|editor]',
  help: `The password is made up and shown once. Without --role it is an owner.

  busbar user create --email ada@example.com --name "Ada Volt"`,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'owner' },
  },
  words: ['create'],
  async run({ values, words, config }) {
    if (words[0] !== 'create')
      throw new WrongUsage(`"${words[0]}" is not something that can be done with users`)
    const wanted = {
      email: told('--email', email('must be an e-mail address').safeParse(values.email).data),
      name: told('--name', values.name),
      role: told('--role', role.safeParse(values.role).data),
      password: madeUp(config().accounts.passwordMin),
    }
    assertGoodPassword('password', wanted.password, wanted)
    await migrate(config())
    const { db, close } = openDatabase(config().databaseUrl)
    try {
      await addUser(db, wanted)
      console.log(`${wanted.email} (${wanted.role}) can sign in with the password ${wanted.password}`)
    } finally {
      await close()
    }
    return 0
  },
})

function told<Value>(option: string, value: Value | undefined): Value {
  if (!value) throw new WrongUsage(`${option} is missing or wrong`)
  return value
}

function madeUp(atLeast: number) {
  return randomBytes(96).toString('base64url').slice(0, Math.max(16, atLeast))
}
