import { texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { NewsletterForm } from '../layout/newsletter-form.tsx'
import type { Route } from './+types/subscribe.ts'
import { answerLetter, fieldIn } from './answer-letter.ts'
import { letterMeta } from './letter-meta.ts'
import { LetterPage } from './letter-page.tsx'

const newsletterTexts = texts.newsletter

/** Answers the form in a browser without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = await fieldIn(request, 'email')
  return answerLetter(() => context.get(renderContext).api.newsletter.subscribe(email))
}

export const meta: Route.MetaFunction = ({ matches }) => letterMeta(matches, newsletterTexts.heading)

export default function Subscribe({ actionData }: Route.ComponentProps) {
  return (
    <LetterPage title={newsletterTexts.heading} hint={newsletterTexts.hint} answer={actionData}>
      <NewsletterForm />
    </LetterPage>
  )
}
