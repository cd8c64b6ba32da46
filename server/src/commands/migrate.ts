import { migrate } from '../platform/postgres/migrate.ts'
import { command } from './command.ts'

export const migrateDatabase = command({
  usage: '',
  help: `Migrations only go forward, and the previous version keeps working on the new schema, so this may run while its
copies still serve. Copies that migrate at the same time take turns; serve and work migrate when they start.`,
  options: {},
  async run({ config }) {
    await migrate(config())
    console.log('The database has the newest schema.')
    return 0
  },
})
