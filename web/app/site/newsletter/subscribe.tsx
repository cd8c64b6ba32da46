import { renderContext } from '../../api/render-context.ts'
import { NewsletterForm } from '../layout/newsletter-form.tsx'
import { useSite } from '../layout/use-company.ts'
import type { Route } from './+types/subscribe.ts'
import { answerNewsletterLink, fieldIn } from './answer-newsletter-link.ts'
import { newsletterMeta } from './newsletter-meta.ts'
import { NewsletterPage } from './newsletter-page.tsx'

/** Answers the form in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = await fieldIn(request, 'email')
  return answerNewsletterLink(() => context.get(renderContext).api.newsletter.subscribe({ email }))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  newsletterMeta(matches, ({ newsletterHeading }) => newsletterHeading)

export default function Subscribe({ actionData }: Route.ComponentProps) {
  const { newsletterHeading, newsletterHint, newsletterThanks } = useSite().words
  const answer = actionData?.isDone ? { ...actionData, message: newsletterThanks } : actionData
  return (
    <NewsletterPage title={newsletterHeading} hint={newsletterHint} answer={answer}>
      <NewsletterForm />
    </NewsletterPage>
  )
}
