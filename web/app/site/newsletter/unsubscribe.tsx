import { texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import type { Route } from './+types/unsubscribe.ts'
import { answerNewsletterLink, fieldIn } from './answer-newsletter-link.ts'
import { newsletterMeta } from './newsletter-meta.ts'
import { NewsletterButton, NewsletterPage } from './newsletter-page.tsx'

const newsletterPagesTexts = texts.newsletterPages

export function loader({ request }: Route.LoaderArgs) {
  return { key: new URL(request.url).searchParams.get('key') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const key = await fieldIn(request, 'key')
  return answerNewsletterLink(() => context.get(renderContext).api.newsletter.unsubscribe({ key }))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  newsletterMeta(matches, () => newsletterPagesTexts.unsubscribeTitle)

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      title={newsletterPagesTexts.unsubscribeTitle}
      hint={loaderData.key ? newsletterPagesTexts.unsubscribeHint : newsletterPagesTexts.incomplete}
      answer={actionData}
    >
      <NewsletterButton name="key" value={loaderData.key} label={newsletterPagesTexts.unsubscribe} />
    </NewsletterPage>
  )
}
