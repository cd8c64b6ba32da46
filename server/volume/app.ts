import { join } from 'node:path'
import { createApp } from '../src/app.ts'
import { openSession } from '../src/features/accounts/sessions.ts'
import { addUser } from '../src/features/accounts/users.ts'
import { folderStorage } from '../src/platform/files/storage.ts'
import { openDatabase } from '../src/platform/postgres/db.ts'
import { createLog } from '../src/platform/telemetry/log.ts'
import { testEncryption } from '../test/encryption.ts'
import { noInbox, noMail } from '../test/mail/no-mail.ts'
import { noQueues } from '../test/no-queues.ts'

export type Place = { databaseUrl: string; folder: string }

/** The application on the full database, and an administrator's token. */
export async function openApp({ databaseUrl, folder }: Place) {
  const { db, close } = openDatabase(databaseUrl)
  const publicUrl = 'http://busbar.example'
  const app = await createApp({
    config: {
      databaseUrl,
      trustedProxies: [],
      publicUrl,
      accounts: { passwordMin: 6, requiresTwoFactor: false },
      encryption: testEncryption,
      mail: noMail,
      inbox: noInbox,
    },
    log: createLog('error'),
    queues: noQueues,
    db,
    storage: folderStorage(join(folder, 'uploads')),
  })
  const email = `${crypto.randomUUID()}@busbar.example`
  const user = await addUser(db, { name: 'Ada Volt', email, password: 'a long passphrase', role: 'admin' })
  const token = await openSession(db, user._id, { address: '::1', device: 'Volume' })
  const closeAll = async () => {
    await app.close()
    await close()
  }
  return { app, db, publicUrl, token, close: closeAll }
}
