import type { PublicTeamMember } from '@busbar/contract'
import { shownImage } from '../parts/shown-image.ts'

export type ShownMember = ReturnType<typeof shownMember>

/** A member of the team as the card prints it. To be called in loaders only. */
export function shownMember(member: Omit<PublicTeamMember, 'email'> & { email: string | null }) {
  const { _id, name, surname, position, jobTitle, description, email, imageUrl, pictures } = member
  return {
    _id,
    name: surname ? `${name} ${surname}` : name,
    position,
    jobTitle,
    text: description,
    email,
    image: shownImage('team', imageUrl, pictures),
  }
}
