import { verifyChain } from '../features/accounts/audit/audit-chain.ts'
import { openDatabase } from '../platform/postgres/db.ts'
import { command, WrongUsage } from './command.ts'

export const audit = command({
  usage: 'verify [--expect <mark>]',
  help: `Follows the chain of the security log, in which the hash of each entry covers the one before. If an entry was
changed, inserted or removed, it is named, and the exit code is 1.

It prints a mark of the newest entry. Keep that on another machine: passed as --expect later, it shows that nothing up
to there was rewritten.

  busbar audit verify
  busbar audit verify --expect 1204:5a1c…`,
  options: { expect: { type: 'string' } },
  words: ['verify'],
  async run({ values, words, config }) {
    if (words[0] !== 'verify') throw new WrongUsage(`Unknown action for the security log: "${words[0]}"`)
    const { db, close } = openDatabase(config().databaseUrl, { statementTimeout: 60_000 })
    try {
      const { entries, newest, problem } = await verifyChain(db, values.expect)
      if (problem) {
        console.error(`The security log is broken: ${problem}.`)
        return 1
      }
      console.log(`${entries} entries, unbroken.${newest ? ` Newest: ${newest}` : ''}`)
      return 0
    } finally {
      await close()
    }
  },
})
