import { fixedPages, texts } from '@busbar/contract'
import { pageMeta } from '../layout/page-meta.ts'
import { questions } from '../layout/structured-data.ts'
import { useSite } from '../layout/use-company.ts'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { ContactSection } from './contact-section.tsx'
import { takeMessage } from './send/take-message.ts'

export const action = takeMessage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ name, faq }) => ({
    title: texts.contact.title(name),
    description: texts.contact.description(name),
    path: fixedPages.contact,
    breadcrumbs: [{ name: texts.site.sections.contact, path: fixedPages.contact }],
    about: questions(faq),
  }))

/** The landing page's contact section as a page of its own. */
export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <ContactSection head={useSite().contact} level={1} answer={actionData} />
    </div>
  )
}
