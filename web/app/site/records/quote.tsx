import { texts } from '@busbar/contract'
import { useCompany } from '../layout/use-company.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import styles from './quote.module.css'
import { QuoteLink } from './quote-link.tsx'
import type { Quotable } from './quoted.ts'

/** Where a page of one record leads to next: asking for it, in writing or by telephone. */
export function Quote({ hint, ...quoted }: Quotable & { hint: string }) {
  const { phone } = useCompany()
  return (
    <aside className={styles.quote} aria-label={texts.site.requestQuote}>
      <p className={styles.hint}>{hint}</p>
      <QuoteLink {...quoted} />
      {phone && <PhoneLink className={styles.phone} phone={phone} />}
    </aside>
  )
}
