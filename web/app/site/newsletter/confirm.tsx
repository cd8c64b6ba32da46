import { texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import type { Route } from './+types/confirm.ts'
import { answerLetter, fieldIn } from './answer-letter.ts'
import { letterMeta } from './letter-meta.ts'
import { LetterButton, LetterPage } from './letter-page.tsx'

const lettersTexts = texts.letters

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = await fieldIn(request, 'token')
  return answerLetter(() => context.get(renderContext).api.newsletter.confirm(token))
}

export const meta: Route.MetaFunction = ({ matches }) => letterMeta(matches, lettersTexts.confirmTitle)

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage
      title={lettersTexts.confirmTitle}
      hint={loaderData.token ? lettersTexts.confirmHint : lettersTexts.incomplete}
      answer={actionData}
    >
      <LetterButton name="token" value={loaderData.token} label={lettersTexts.confirm} />
    </LetterPage>
  )
}
