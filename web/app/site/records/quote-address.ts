import { fixedPages } from '@busbar/contract'
import { type Quotable, quoteSubject } from './quoted.ts'

/** The part of a link that tells the contact form what it is about; `client/quote.ts` reads it. */
export function quoteAddress({ about, title }: Quotable) {
  return {
    href: `${fixedPages.contact}/${about}`,
    rel: 'nofollow',
    'data-quote': JSON.stringify({ about, subject: quoteSubject(title) }),
  }
}
