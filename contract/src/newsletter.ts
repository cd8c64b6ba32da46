import { email } from './fields.ts'
import * as texts from './texts.ts'
import { z } from './zod.ts'

/** What a visitor sends with the newsletter form. */
export const subscribeInput = z.strictObject({ email: email(texts.messages.emailRequired) })

/** The secret of a link in a mail. */
const secret = z.string().min(1).max(100)

export const confirmInput = z.strictObject({ token: secret })
export const unsubscribeInput = z.strictObject({ key: secret })

/** What the visitor is told: never whether the address was known. */
export const newsletterAnswer = z.object({ success: z.literal(true), message: z.string() })
