import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/postgres/db.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { users } from '../table.ts'

const columns = ['totpSecret', 'totpPending'] as const

/** Seals with the current key what an older version kept as it was, or what was sealed with the previous key. */
export async function sealSecrets(db: Database, secrets: SecretBox) {
  for (const user of await usersWithSecrets(db)) {
    for (const column of columns) {
      const kept = user[column]
      if (!kept || secrets.isCurrent(kept)) continue
      const secret = secrets.isSealed(kept) ? secrets.open(kept, user._id) : kept
      if (secret === null) continue
      // Unless it was changed meanwhile.
      await db
        .update(users)
        .set({ [column]: secrets.seal(secret, user._id) })
        .where(and(eq(users._id, user._id), eq(users[column], kept)))
    }
  }
}

/** How many users have an authenticator app whose secret none of our keys opens. */
export async function countLostSecrets(db: Queryable, secrets: SecretBox) {
  const found = await usersWithSecrets(db)
  return found.filter(
    ({ _id, totpSecret: kept }) => kept && secrets.isSealed(kept) && secrets.open(kept, _id) === null,
  ).length
}

function usersWithSecrets(db: Queryable) {
  return db
    .select({ _id: users._id, totpSecret: users.totpSecret, totpPending: users.totpPending })
    .from(users)
    .where(or(isNotNull(users.totpSecret), isNotNull(users.totpPending)))
}
