import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectApp } from '../calls.ts'
import { seedFor } from '../vitest/seed.ts'
import { answerSchema, type Document, type Operation, operationsOf } from './document.ts'
import { requestsFor } from './requests.ts'
import type { Schema } from './values.ts'
import { createWorld } from './world.ts'

/** At least so many requests a call, other ones every day; `OPENAPI_CASES=2000` looks longer. */
const cases = Number(process.env.OPENAPI_CASES ?? 20)
/** A call that asks for much at once is rarely sent all of it: it gets so many tries to succeed. */
const mostTries = 5000

/**
 * What succeeds only with a secret, a reply or a failed mail that no chance finds, or never ends; their own tests show how they
 * succeed.
 */
const luckNeeded = new Set([
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/auth/totp/confirm',
  'POST /api/auth/totp/recovery-codes',
  'DELETE /api/auth/totp',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkey/login',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/campaigns/{id}/pause',
  'POST /api/newsletter/campaigns/{id}/resume',
  'POST /api/newsletter/campaigns/{id}/cancel',
  'POST /api/notifications/mails/{id}/retry',
  'DELETE /api/notifications/mails/{id}',
  'DELETE /api/contact/{id}/replies/{replyId}',
  'GET /api/library/images/{file}',
  'PUT /api/library/images/{file}',
  'DELETE /api/library/images/{file}',
  'POST /api/library/images/{file}/replace',
  'POST /api/contact/{id}/replies/{replyId}/retry',
  'POST /api/drafts',
  'PUT /api/drafts/{id}',
  'POST /api/releases/{id}/send-back',
  'POST /api/releases/{id}/undo',
  'PUT /api/releases/{id}/schedule',
  'DELETE /api/releases/{id}/links/{linkId}',
  'GET /api/live',
])

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

/** A test for each call with one of these tags: whatever is sent, it answers as documented and never fails. */
export async function driveOperations(tags: string[]) {
  let world: Awaited<ReturnType<typeof createWorld>>
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())

  const operations = operationsOf(await readDocument()).filter(({ tag }) => tags.includes(tag))
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`
    test(`${name} answers as documented, whatever it is sent`, async () => {
      const seen = new Set<number>()
      let sent = 0
      const property = fc.asyncProperty(requestsFor(operation), async (request) => {
        if (sent++ % 10 === 0) await world.prepare(operation)
        const answer = await world.send(operation, request)
        seen.add(answer.status)
        const complaint = complaintAbout(operation, answer)
        if (complaint) throw new Error(`${complaint}\n${answer.status} ${answer.text.slice(0, 1000)}`)
      })
      const hasSucceeded = () => luckNeeded.has(name) || [...seen].some((status) => status < 300)
      const hasBeenRefused = () => !hasInput(operation) || [...seen].some((status) => status >= 400)
      do {
        const seed = seedFor(`${name} ${sent}`)
        await fc.assert(property, { seed, numRuns: cases, endOnFailure: true })
      } while (sent < mostTries && !(hasSucceeded() && hasBeenRefused()))
      expect({ hasSucceeded: hasSucceeded(), hasBeenRefused: hasBeenRefused() }).toEqual({
        hasSucceeded: true,
        hasBeenRefused: true,
      })
    })
  }
}

/** The document as the server gives it. */
export function readDocument(): Promise<Document> {
  return inspectApp(async (app) => (await app.inject('/api/openapi.json')).json())
}

function complaintAbout(operation: Operation, answer: { status: number; text: string; type: string }) {
  if (answer.status >= 500) return 'the server failed'
  const documented = answerSchema(operation, answer.status, answer.type)
  if (!documented) return 'this status is not documented'
  if (!answer.type.startsWith(documented.type)) return `the answer is ${answer.type}`
  if (documented.type !== 'application/json') return null
  const fits = validatorOf(documented.schema)
  return fits(JSON.parse(answer.text)) ? null : ajv.errorsText(fits.errors)
}

const validators = new WeakMap<Schema, ReturnType<typeof ajv.compile>>()

function validatorOf(schema: Schema) {
  const known = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, known)
  return known
}

function hasInput({ needsSession, parameters, body }: Operation) {
  return needsSession || parameters.length > 0 || body !== undefined
}
