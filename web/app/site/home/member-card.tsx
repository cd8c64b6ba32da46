import { ResponsiveImage } from '../../ui/image.tsx'
import { initials } from '../../ui/initials.ts'
import { EmailLink } from '../parts/email-link.tsx'
import { LongText } from '../parts/long-text.tsx'
import styles from './member-card.module.css'
import type { ShownMember } from './shown-member.ts'

/** A person: portrait, name, what they do and how to reach them where that is public. */
export function MemberCard({ member }: { member: ShownMember }) {
  const letters = initials(member.name)
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <ResponsiveImage
          className={styles.portrait}
          image={member.image}
          // The name is right beside it; a screen reader would say it twice.
          alt=""
          sizes="(min-width: 1024px) 282px, (min-width: 640px) 45vw, 40vw"
          data-initials={letters}
          fallback={<Initials letters={letters} />}
        />
      </div>
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

/** Stands in for a missing portrait: the initials between the crop marks of a drawing. */
function Initials({ letters }: { letters: string }) {
  return (
    <svg className={styles.initials} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <path d="M14 26V14h12M94 14h12v12M106 94v12H94M26 106H14V94" />
      <text x="60" y="61" textAnchor="middle" dominantBaseline="central">
        {letters}
      </text>
    </svg>
  )
}
