import { texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import type { Route } from './+types/unsubscribe.ts'
import { answerLetter, fieldIn } from './answer-letter.ts'
import { letterMeta } from './letter-meta.ts'
import { LetterButton, LetterPage } from './letter-page.tsx'

const lettersTexts = texts.letters

export function loader({ request }: Route.LoaderArgs) {
  return { key: new URL(request.url).searchParams.get('key') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const key = await fieldIn(request, 'key')
  return answerLetter(() => context.get(renderContext).api.newsletter.unsubscribe(key))
}

export const meta: Route.MetaFunction = ({ matches }) => letterMeta(matches, lettersTexts.unsubscribeTitle)

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LetterPage
      title={lettersTexts.unsubscribeTitle}
      hint={loaderData.key ? lettersTexts.unsubscribeHint : lettersTexts.incomplete}
      answer={actionData}
    >
      <LetterButton name="key" value={loaderData.key} label={lettersTexts.unsubscribe} />
    </LetterPage>
  )
}
