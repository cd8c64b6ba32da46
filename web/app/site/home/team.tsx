import { type PublicTeamMember, texts } from '@busbar/contract'
import type { Part } from '../part.ts'
import { PartBody } from '../part-body.tsx'
import { Section } from '../section.tsx'
import { shownPicture } from '../shown-picture.ts'
import { Lettered } from '../symbols.tsx'
import { MemberCard } from './member-card.tsx'
import styles from './team.module.css'

export type ShownMember = ReturnType<typeof shownMember>

/** Above this many, portraits are small and stand beside the words. */
const fullCardsUpTo = 12

/** The people who work here. */
export function Team({ team }: { team: Part<ShownMember> }) {
  return (
    <Section
      id="team"
      tone="dark"
      symbol={<Lettered letter="M" radius={16} />}
      title={texts.team.siteHeading}
      introduction={texts.team.siteIntroduction}
    >
      <PartBody part={team} empty={texts.team.siteEmpty}>
        {(items) => (
          <ul className={styles.grid} data-layout={layoutFor(items.length)}>
            {items.map((member) => (
              <MemberCard key={member._id} member={member} />
            ))}
          </ul>
        )}
      </PartBody>
    </Section>
  )
}

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
    picture: shownPicture('team', imageUrl, pictures),
  }
}

function layoutFor(count: number) {
  if (count > fullCardsUpTo) return 'flat'
  if (count <= 2) return 'few'
  // As even as the number allows: three or four to a row.
  return [3, 5, 6, 9].includes(count) ? 'three' : 'four'
}
