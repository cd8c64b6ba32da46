import { texts } from '@busbar/contract'
import styles from './jump-links.module.css'

/** The ways to the parts of a long page. */
export function JumpLinks({ parts }: { parts: { id: string; heading: string }[] }) {
  if (parts.length < 2) return null
  return (
    <nav aria-label={texts.privacy.contents}>
      <ul className={styles.links}>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
