import { texts } from '@busbar/contract'
import { Link, useLocation } from 'react-router'
import { useHasScripts } from '../../ui/use-has-scripts.ts'
import type { Quoted } from '../contact/quoted.ts'
import { Arrow } from '../parts/arrow.tsx'
import { sectionAddress } from '../parts/sections.ts'
import styles from './quote-link.module.css'

/**
 * Leads to the contact form, which learns what it is about from the navigation's state. Without scripts there is no
 * such thing, so the link leads to a contact page of the record's own.
 */
export function QuoteLink({ about, title, replace }: Omit<Quoted, 'from'> & { replace?: boolean }) {
  const hasScripts = useHasScripts()
  const { pathname } = useLocation()
  const quoted: Quoted = { about, title, from: pathname }
  return (
    <Link
      className={styles.link}
      to={hasScripts ? sectionAddress('contact') : `/contact/${about}`}
      rel="nofollow"
      state={{ quoted }}
      replace={replace}
      data-leads=""
    >
      {texts.site.requestQuote}
      <Arrow />
    </Link>
  )
}
