import { texts } from '@busbar/contract'
import { data } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import Contact from '../home/contact.section.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { questions } from '../layout/structured-data.ts'
import { useSite } from '../layout/use-company.ts'
import type { Route } from './+types/contact.ts'
import styles from './contact.module.css'
import { addedIn, type FormAnswer, refusalIn, typedIn, whyNotSent } from './form-answer.ts'
import { keyOfWords } from './message-key.ts'

/** Answers a browser without scripts; with scripts the form is sent from within the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [typed, added] = [typedIn(form), addedIn(form)]
  try {
    await context
      .get(renderContext)
      .api.messages.send({ ...typed, ...added }, await keyOfWords(typed, new Date()))
    return data<FormAnswer>({ isSent: true })
  } catch (error) {
    const status = refusalIn(error)?.status || 503
    return data<FormAnswer>(
      { isSent: false, ...whyNotSent(error), typed: { ...typed, ...added } },
      { status },
    )
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ name, faq }) => ({
    title: texts.contact.title(name),
    description: texts.contact.description(name),
    path: '/contact',
    breadcrumbs: [{ name: texts.site.sections.contact, path: '/contact' }],
    about: questions(faq),
  }))

/** The landing page's contact section as a page of its own. */
export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Contact head={useSite().contact} level={1} answer={actionData} />
    </div>
  )
}
