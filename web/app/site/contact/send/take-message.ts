import { data, type RouterContextProvider } from 'react-router'
import { renderContext } from '../../../api/render-context.ts'
import { addedIn, type FormAnswer, refusalIn, typedIn, whyNotSent } from './form-answer.ts'
import { keyOfWords } from './message-key.ts'

type Posted = { request: Request; context: Readonly<RouterContextProvider> }

/** Takes what a browser without scripts has posted; with scripts the form is sent from within the page. */
export async function takeMessage({ request, context }: Posted) {
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
