import { loadDemo } from '../demo.ts'
import type { Config } from '../platform/config.ts'
import { migrate, openDatabase } from '../platform/db.ts'
import { folderStorage } from '../platform/storage.ts'

/** Fills an empty database with the demo company; one that is in use stays as it is. */
export async function fillWithDemo(config: Config) {
  await migrate(config.databaseUrl)
  const { db, close } = openDatabase(config.databaseUrl)
  const owner = config.demo ?? { email: 'demo@voltaris.example' }
  const isFilled = await loadDemo({ db, storage: folderStorage(config.uploadsFolder), owner })
  if (!isFilled) console.log('The database is in use already; nothing was changed.')
  await close()
}
