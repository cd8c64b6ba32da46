import { limits, texts } from '@busbar/contract'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import styles from './footer-newsletter.module.css'

const words = texts.newsletter

type State = { is: 'idle' | 'sending' | 'sent' } | { is: 'failed'; failure: string }

/** Asks for an address. Without scripts the form is sent as it is, and the server answers with a page. */
export function FooterNewsletter() {
  const id = useId()
  const [state, setState] = useState<State>({ is: 'idle' })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (state.is === 'sending') return
    setState({ is: 'sending' })
    const failure = await subscribe(String(new FormData(form).get('email')))
    if (failure !== null) return setState({ is: 'failed', failure })
    form.reset()
    setState({ is: 'sent' })
  }

  return (
    <form className={styles.form} method="post" action="/newsletter" onSubmit={send}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.hint}>{words.hint}</p>
      <label className={styles.label} htmlFor={id}>
        {words.email}
      </label>
      <div className={styles.row}>
        <input
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
          {state.is === 'sending' ? words.sending : words.subscribe}
        </button>
      </div>
      <p className={styles.answer} id={`${id}-answer`} aria-live="polite" data-is={state.is}>
        {state.is === 'sent' && words.thanks}
        {state.is === 'failed' && state.failure}
      </p>
      <p className={styles.privacy}>
        {words.privacy} <Link to="/privacy">{texts.privacy.heading}</Link>
      </p>
    </form>
  )
}

/** Fetched when it is needed, for nearly nobody needs it. */
async function subscribe(email: string) {
  try {
    const newsletter = await import('../api/newsletter.ts')
    return await newsletter.subscribe(email)
  } catch {
    return words.failed
  }
}
