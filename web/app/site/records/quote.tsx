import { texts } from '@busbar/contract'
import type { Quotable } from '../contact/quoted.ts'
import { useCompany } from '../layout/use-company.ts'
import styles from './quote.module.css'
import { QuoteLink } from './quote-link.tsx'

/** Where a page of one record leads to next: asking for it, in writing or by telephone. */
export function Quote({ hint, ...quoted }: Quotable & { hint: string }) {
  const { phone } = useCompany()
  return (
    <aside className={styles.quote} aria-label={texts.site.requestQuote}>
      <p className={styles.hint}>{hint}</p>
      <QuoteLink {...quoted} />
      {phone && (
        <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
    </aside>
  )
}
