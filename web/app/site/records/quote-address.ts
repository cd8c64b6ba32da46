import { fixedPages } from '@busbar/contract'
import { type Quotable, quoteSubject } from '../contact/quoted.ts'

/** What makes a link lead to a contact form that knows what it is about: see `client/quote.ts` for what scripts make of it. */
export function quoteAddress({ about, title }: Quotable) {
  return {
    href: `${fixedPages.contact}/${about}`,
    rel: 'nofollow',
    'data-quote': JSON.stringify({ about, subject: quoteSubject(title) }),
  }
}
