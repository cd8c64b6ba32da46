import { texts } from '@busbar/contract'
import { Link } from 'react-router'
import { Arrow } from './arrow.tsx'
import styles from './quote-link.module.css'
import { sectionAddress } from './sections.ts'

/** Leads to the contact form, which learns what it is about from the navigation's state. */
export function QuoteLink({ about, onClick }: { about: string; onClick?: () => void }) {
  return (
    <Link
      className={styles.link}
      to={sectionAddress('contact')}
      state={{ about }}
      onClick={onClick}
      data-leads=""
    >
      {texts.site.requestQuote}
      <Arrow />
    </Link>
  )
}
