import { openDatabase } from '../platform/postgres/db.ts'
import { rotateSigningKeys } from '../platform/secrets/signing-keys.ts'
import { command, WrongUsage } from './command.ts'

export const keys = command({
  usage: 'rotate [--leaked]',
  help: `New signatures are made with new keys from here on; every copy knows them within a minute. Contact forms that are
open are believed for another day, and addresses of conversations for a year.

  busbar keys rotate

Where somebody may have seen the keys, nothing that they signed is believed any more: answers to earlier emails stay in
the mailbox.

  busbar keys rotate --leaked`,
  options: { leaked: { type: 'boolean', default: false } },
  words: ['rotate'],
  async run({ values, words, config }) {
    if (words[0] !== 'rotate')
      throw new WrongUsage(`"${words[0]}" is not something that can be done with keys`)
    const { db, close } = openDatabase(config().databaseUrl)
    try {
      console.log(`New keys: ${(await rotateSigningKeys(db, { isLeaked: values.leaked })).join(', ')}`)
    } finally {
      await close()
    }
    return 0
  },
})
