import { texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import type { Route } from './+types/confirm.ts'
import { answerNewsletterLink, fieldIn } from './answer-newsletter-link.ts'
import { newsletterMeta } from './newsletter-meta.ts'
import { NewsletterButton, NewsletterPage } from './newsletter-page.tsx'

const newsletterPagesTexts = texts.newsletterPages

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = await fieldIn(request, 'token')
  return answerNewsletterLink(() => context.get(renderContext).api.newsletter.confirm({ token }))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  newsletterMeta(matches, () => newsletterPagesTexts.confirmTitle)

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      title={newsletterPagesTexts.confirmTitle}
      hint={loaderData.token ? newsletterPagesTexts.confirmHint : newsletterPagesTexts.incomplete}
      answer={actionData}
    >
      <NewsletterButton name="token" value={loaderData.token} label={newsletterPagesTexts.confirm} />
    </NewsletterPage>
  )
}
