import { z } from '../zod.ts'

/** A mail as it would be sent. */
export const mailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() })

/** Every kind of mail that the product sends. */
export const sampleKinds = [
  'notice',
  'acknowledgement',
  'reply',
  'confirm',
  'campaign',
  'invitation',
  'reset',
  'password-changed',
  'security',
  'release-failed',
  'review-asked',
  'review-sent-back',
  'test',
] as const

/** A kind of mail with made-up people in it. */
export const mailSample = mailPreview.extend({ kind: z.enum(sampleKinds) })

/** What became of a mail that was sent to try it out. */
export const testMailAnswer = z.object({
  to: z.string(),
  isAccepted: z.boolean(),
  /** What the mail server said; empty where there is none, and mails go into a folder. */
  answer: z.string(),
})

export type MailPreview = z.infer<typeof mailPreview>
export type MailSample = z.infer<typeof mailSample>
export type SampleKind = (typeof sampleKinds)[number]
export type TestMailAnswer = z.infer<typeof testMailAnswer>
