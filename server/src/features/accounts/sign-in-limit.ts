import type { Admin } from '@busbar/contract'
import {
  addressBlock,
  consumeRateLimit,
  refundRateLimit,
  resetRateLimit,
} from '../../platform/http/rate-limit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import type { Caller } from './caller.ts'
import { mailSecurity } from './mail/account-mail.job.ts'
import { requestFor } from './mail/account-request.job.ts'
import { isKnownNetwork } from './places.ts'

/** How many wrong attempts are free of a pause: of one place, of one place at one account, and of all places at one. */
const free = { place: 30, placeAndAccount: 5, account: 30, codes: 10 }

/**
 * Counts an attempt to sign in before it is made. Places from which nobody has signed in to the account before share
 * a limit, so that many of them guess no faster than one. The owner is not locked out by them: a network that is
 * known has limits of its own, a passkey is not counted here, and a link by email makes any place a known one.
 */
export async function limitSignIn(db: Database, enqueue: Enqueue, email: string, caller: Caller) {
  const place = `login ${addressBlock(caller.address)}`
  const account = `login ${email.toLowerCase()}`
  const placeAndAccount = `${account} ${addressBlock(caller.address)}`
  await consumeRateLimit(db, place, free.place)
  await consumeRateLimit(db, placeAndAccount, free.placeAndAccount)
  const isKnown = await isKnownNetwork(db, email, caller.address)
  if (!isKnown && (await consumeRateLimit(db, account, free.account)) === free.account) {
    await db.transaction((tx) => requestFor(tx, enqueue, caller, { about: 'wrong_passwords', email }))
  }

  return {
    /** Counts a code before it is checked. The caller has the right password, and its owner should know. */
    async countCode(user: Admin) {
      if (isKnown) return
      if ((await consumeRateLimit(db, codesOf(user), free.codes)) !== free.codes) return
      await db.transaction((tx) => mailSecurity(tx, enqueue, caller, { event: 'wrong_codes', user }))
    },
    /** Takes back what was counted: it was the owner. */
    async forgive(user: Admin) {
      await resetRateLimit(db, placeAndAccount)
      await refundRateLimit(db, place, free.place)
      if (isKnown) return
      await refundRateLimit(db, account, free.account)
      await refundRateLimit(db, codesOf(user), free.codes)
    },
  }
}

const codesOf = ({ _id }: Admin) => `codes ${_id}`
