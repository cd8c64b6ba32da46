import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/postgres/db.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { hashOfToken } from '../../platform/secrets/tokens.ts'
import { bearerToken } from './bearer.ts'
import { isAlive } from './sessions.ts'
import { sessions, users } from './table.ts'

const cookie = 'site_pass'
/** What the sealed text is about: a session's secret of another kind is no pass. */
const about = 'site pass'

type Dependencies = { db: Database; secrets: SecretBox; publicUrl: string }

/**
 * Before the site is online, signed-in users see it all the same. A browser that opens a page sends no token, so it
 * gets a cookie that names the session: good for looking at pages, for nothing else, and as long as the session is.
 */
export async function sitePass(request: FastifyRequest, { db, secrets, publicUrl }: Dependencies) {
  const [session] = await db
    .select({ _id: sessions._id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfToken(bearerToken(request) ?? '')))
  const pass = secrets.seal(session?._id ?? '', about)
  const isSecure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookie}=${pass}; Path=/; HttpOnly; SameSite=Lax${isSecure}`
}

/** Whether a request has the pass of a session that is still alive. Looking at pages does not keep it alive. */
export function findSitePass(db: Database, secrets: SecretBox) {
  return async ({ headers }: FastifyRequest): Promise<boolean> => {
    const pass = new RegExp(`(?:^|; )${cookie}=([\\w.-]{1,200})(?:;|$)`).exec(headers.cookie ?? '')?.[1]
    const id = pass && secrets.open(pass, about)
    if (!id) return false
    const [found] = await db
      .select({ _id: sessions._id })
      .from(sessions)
      .innerJoin(users, eq(users._id, sessions.userId))
      .where(and(eq(sessions._id, id), isAlive, isNull(users.disabledAt)))
    return found !== undefined
  }
}
