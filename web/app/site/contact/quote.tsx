import { fixedPages, recordPath } from '@busbar/contract'
import { redirect } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import { useSite } from '../layout/use-company.ts'
import { type Quoted, quoteSubject } from '../records/quoted.ts'
import { isNotFound } from '../records/record-failure.ts'
import type { Route } from './+types/quote.ts'
import styles from './contact.module.css'
import { ContactSection } from './contact-section.tsx'

export { meta } from './contact.tsx'

/** For a browser without scripts that comes from 'Request Quote': without a known record it is an ordinary message. */
export async function loader({ params: { collection, id }, context }: Route.LoaderArgs): Promise<Quoted> {
  if (!(collection === 'products' || collection === 'services')) throw redirect(fixedPages.contact)
  const { slug, title } = await context
    .get(renderContext)
    .api[collection].get(id)
    .catch((error: unknown) => {
      throw isNotFound(error) ? redirect(fixedPages.contact) : error
    })
  return {
    about: `${collection}/${slug}`,
    subject: quoteSubject(title),
    from: recordPath(collection, slug),
  }
}

/** The contact page with what it is about already in the form. */
export default function QuotePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <ContactSection head={useSite().contact} level={1} quoted={loaderData} />
    </div>
  )
}
