import { limits } from './limits.ts'
import { texts } from './texts.ts'
import { z } from './zod.ts'

export const roles = ['owner', 'admin', 'editor'] as const
export const role = z.enum(roles)

export const loginInput = z.strictObject({
  email: z
    .string({ error: texts.auth.emailRequired })
    .trim()
    .min(1, texts.auth.emailRequired)
    .max(limits.contact.email, texts.api.tooLong(limits.contact.email)),
  password: z
    .string({ error: texts.auth.passwordRequired })
    .min(1, texts.auth.passwordRequired)
    .max(limits.password.max, texts.api.tooLong(limits.password.max)),
})

export const admin = z.object({ _id: z.uuid(), name: z.string(), email: z.string(), role })

export const loginAnswer = z.object({ success: z.literal(true), token: z.string(), admin })
export const verifyAnswer = z.object({ success: z.literal(true), admin })

export type Role = z.infer<typeof role>
export type Admin = z.infer<typeof admin>
export type LoginInput = z.input<typeof loginInput>
export type LoginAnswer = z.infer<typeof loginAnswer>
