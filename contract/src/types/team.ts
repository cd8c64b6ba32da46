import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import {
  activeFilter,
  adminFields,
  email,
  optionalImage,
  optionalText,
  recordFields,
  requiredText,
} from './fields.ts'

const input = z.strictObject({
  name: requiredText(texts.rules.team.nameRequired, limits.text.name),
  surname: optionalText(limits.text.name),
  position: requiredText(texts.rules.team.positionRequired, limits.text.name),
  jobTitle: requiredText(texts.rules.team.jobTitleRequired, limits.text.name),
  description: requiredText(texts.rules.team.descriptionRequired, limits.text.description),
  email: email(texts.rules.team.emailRequired),
  /** Whether visitors may see the address; without it only users do. */
  isEmailPublic: z.boolean().optional(),
  imageUrl: optionalImage,
  isActive: z.boolean().optional(),
})

const shown = {
  ...recordFields,
  name: z.string(),
  surname: z.string().nullable(),
  position: z.string(),
  jobTitle: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
}

const publicItem = z.object({ ...shown, email: z.string().nullable() })

const item = z.object({ ...shown, email: z.string(), isEmailPublic: z.boolean(), ...adminFields })

export const team = {
  singular: 'team member',
  input,
  item,
  publicItem,
  sortable: ['name', 'position', 'jobTitle', 'email', 'createdAt'],
  adminOnly: ['email'],
  filters: activeFilter,
} as const

export type TeamMemberInput = z.input<typeof input>
export type TeamMember = z.infer<typeof item>
export type PublicTeamMember = z.infer<typeof publicItem>
