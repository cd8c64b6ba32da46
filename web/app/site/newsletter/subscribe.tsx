import { texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { NewsletterForm } from '../layout/newsletter-form.tsx'
import type { Route } from './+types/subscribe.ts'
import { answerNewsletterLink, fieldIn } from './answer-newsletter-link.ts'
import { newsletterMeta } from './newsletter-meta.ts'
import { NewsletterPage } from './newsletter-page.tsx'

const newsletterTexts = texts.newsletter

/** Answers the form in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = await fieldIn(request, 'email')
  return answerNewsletterLink(() => context.get(renderContext).api.newsletter.subscribe(email))
}

export const meta: Route.MetaFunction = ({ matches }) => newsletterMeta(matches, newsletterTexts.heading)

export default function Subscribe({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage title={newsletterTexts.heading} hint={newsletterTexts.hint} answer={actionData}>
      <NewsletterForm />
    </NewsletterPage>
  )
}
