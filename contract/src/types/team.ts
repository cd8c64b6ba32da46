import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import type { z } from '../zod.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { active, email, flag, image, longText, text } from './fields/field.ts'

const { nameRequired, positionRequired, jobTitleRequired, descriptionRequired, emailRequired } =
  texts.rules.team

const line = { max: limits.text.name, seenBy: 'everybody', isSearchable: true } as const

export const team = contentType({
  singular: 'team member',
  fields: {
    name: text({ ...line, required: nameRequired, isTranslated: false }),
    surname: text({ ...line, isTranslated: false }),
    position: text({ ...line, required: positionRequired, isTranslated: true }),
    jobTitle: text({ ...line, required: jobTitleRequired, isTranslated: true }),
    description: longText({
      required: descriptionRequired,
      max: limits.text.description,
      seenBy: 'everybody',
      isTranslated: true,
    }),
    email: email({ required: emailRequired, seenBy: 'someVisitors', isSearchable: true }),
    /** Whether visitors may see the address; without it only users do. */
    isEmailPublic: flag({ default: false, seenBy: 'users' }),
    imageUrl: image({ seenBy: 'everybody' }),
    isActive: active(),
  },
  sortable: ['name', 'position', 'jobTitle', 'email', 'createdAt'],
  filters: activeFilter,
})

export type TeamMemberInput = z.input<typeof team.input>
export type TeamMember = z.infer<typeof team.item>
export type PublicTeamMember = z.infer<typeof team.publicItem>
