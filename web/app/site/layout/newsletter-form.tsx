import { limits, texts } from '@busbar/contract'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './newsletter-form.module.css'

const newsletterTexts = texts.newsletter

type State = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; failure: string }

/** Asks for an address. Without scripts the form is sent as it is, and the server answers with a page. */
export function NewsletterForm() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'idle' })

  useEffect(() => {
    // With scripts the form says itself what is wrong, in the same words as the contact form.
    if (input.current?.form) input.current.form.noValidate = true
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (state.is === 'sending') return
    const problem = problemWith(input.current)
    if (problem) {
      input.current?.focus()
      return setState({ is: 'failed', failure: problem })
    }
    setState({ is: 'sending' })
    const failure = await subscribe(String(new FormData(form).get('email')))
    if (failure !== null) return setState({ is: 'failed', failure })
    form.reset()
    setState({ is: 'sent' })
  }

  return (
    <form className={styles.form} method="post" action="/newsletter" onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        {newsletterTexts.email}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.contact.email}
          aria-invalid={state.is === 'failed' || undefined}
          aria-describedby={`${id}-answer`}
        />
        <button className={styles.button} type="submit" aria-disabled={state.is === 'sending' || undefined}>
          {state.is === 'sending' ? newsletterTexts.sending : newsletterTexts.subscribe}
        </button>
      </div>
      <p className={styles.answer} id={`${id}-answer`} aria-live="polite" data-is={state.is}>
        {state.is === 'sent' && newsletterTexts.thanks}
        {state.is === 'failed' && state.failure}
      </p>
      <p className={styles.privacy}>
        {newsletterTexts.privacy} <Link to="/privacy">{texts.privacy.heading}</Link>
      </p>
    </form>
  )
}

/** What the browser can already tell is wrong, in the server's words. The server decides. */
function problemWith(input: HTMLInputElement | null) {
  if (!input?.value.trim()) return texts.messages.emailRequired
  return input.validity.typeMismatch ? texts.problems.invalidEmail : null
}

/** Fetched when it is needed, for nearly nobody needs it. */
async function subscribe(email: string) {
  try {
    const newsletter = await import('../../api/newsletter.ts')
    return await newsletter.subscribe(email)
  } catch {
    return newsletterTexts.failed
  }
}
