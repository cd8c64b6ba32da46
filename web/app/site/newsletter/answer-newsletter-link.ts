import { texts } from '@busbar/contract'
import { data } from 'react-router'
import { refusalIn } from '../contact/send/form-answer.ts'
import type { NewsletterAnswer } from './newsletter-page.tsx'

/** Makes the page's one call and puts what came of it into words. */
export async function answerNewsletterLink(call: () => Promise<{ message: string }>) {
  try {
    const { message } = await call()
    return data<NewsletterAnswer>({ isDone: true, message })
  } catch (error) {
    const refusal = refusalIn(error)
    const status = refusal?.status || 503
    const message = refusal && status < 500 ? refusal.message : texts.newsletterPages.failed
    return data<NewsletterAnswer>({ isDone: false, message }, { status })
  }
}

/** A form's field, or what the address says: mail programs that unsubscribe in one click send nothing else. */
export async function fieldIn(request: Request, name: string) {
  const typed = (await request.formData()).get(name)
  return String(typed ?? new URL(request.url).searchParams.get(name) ?? '')
}
