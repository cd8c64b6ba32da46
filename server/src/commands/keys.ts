import { openDatabase } from '../platform/postgres/db.ts'
import { rotateSigningKeys } from '../platform/secrets/signing-keys.ts'
import { command, WrongUsage } from './command.ts'

export const keys = command({
  usage: 'rotate [--leaked]',
  help: `From now on, new keys sign; every copy knows them within a minute. Open contact forms stay valid for another
day, and the addresses of conversations for a year.

  busbar keys rotate

If someone may have seen the keys, add --leaked: nothing signed with them is accepted any more, and answers to earlier
emails stay in the mailbox.

  busbar keys rotate --leaked`,
  options: { leaked: { type: 'boolean', default: false } },
  words: ['rotate'],
  async run({ values, words, config }) {
    if (words[0] !== 'rotate') throw new WrongUsage(`Unknown action for keys: "${words[0]}"`)
    const { db, close } = openDatabase(config().databaseUrl)
    try {
      console.log(`New keys: ${(await rotateSigningKeys(db, { isLeaked: values.leaked })).join(', ')}`)
    } finally {
      await close()
    }
    return 0
  },
})
