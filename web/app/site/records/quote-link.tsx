import { texts } from '@busbar/contract'
import { type Quotable, quoteSubject } from '../contact/quoted.ts'
import { Arrow } from '../parts/arrow.tsx'
import styles from './quote-link.module.css'

/** Leads to a contact form that knows what it is about: see `client/quote.ts` for what scripts make of it. */
export function QuoteLink({ about, title }: Quotable) {
  return (
    <a
      className={styles.link}
      href={`/contact/${about}`}
      rel="nofollow"
      data-quote={JSON.stringify({ about, subject: quoteSubject(title) })}
      data-leads=""
    >
      {texts.site.requestQuote}
      <Arrow />
    </a>
  )
}
