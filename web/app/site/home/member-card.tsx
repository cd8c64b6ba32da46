import { EmailLink } from '../parts/email-link.tsx'
import { LongText } from '../parts/long-text.tsx'
import { Portrait } from '../parts/portrait.tsx'
import styles from './member-card.module.css'
import type { ShownMember } from './shown-member.ts'

/** A person: portrait, name, what they do and how to reach them where that is public. */
export function MemberCard({ member }: { member: ShownMember }) {
  return (
    <li className={styles.card}>
      <Portrait
        className={styles.portrait}
        name={member.name}
        image={member.image}
        sizes="(min-width: 1024px) 282px, (min-width: 640px) 45vw, 40vw"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{member.name}</h3>
        <p className={styles.position}>{member.position}</p>
        <p className={styles.jobTitle}>{member.jobTitle}</p>
        <LongText className={styles.text} text={member.text} />
        {member.email && <EmailLink className={styles.email} email={member.email} />}
      </div>
    </li>
  )
}
