import { fixedPages, limits, texts } from '@busbar/contract'
import { useEffect, useRef } from 'react'
import type { Quoted } from '../records/quoted.ts'
import styles from './contact-form.module.css'
import { Field } from './field.tsx'
import { Problems } from './problems.tsx'
import type { FormAnswer } from './send/form-answer.ts'
import { Thanks } from './thanks.tsx'
import { useContactForm } from './use-contact-form.ts'

const { fields } = texts.contact

/** The contact form. Without scripts it posts to the contact page, which answers with this form again. */
export default function ContactForm({
  id = 'contact',
  words,
  answer,
  page,
  privacyHref = fixedPages.privacy,
  quoted: given,
}: ContactFormProps) {
  const { state, typedBefore, isAnother, prepare, submit, startAnew } = useContactForm(answer)
  const form = useRef<HTMLFormElement>(null)
  const quoted = isAnother ? undefined : given

  useEffect(() => {
    // With scripts the form tells itself what is missing, at the field and in words.
    if (form.current) form.current.noValidate = true
  })

  if (state.kind === 'sent') return <Thanks text={words.thanks} onAnother={startAnew} />
  const isSending = state.kind === 'sending'
  const errors = state.kind === 'failed' ? state.errors : {}
  const typed = typedBefore ?? (quoted && { subject: quoted.subject })
  const shared = { formId: id, typed, errors, isLocked: isSending }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={fixedPages.contact}
      data-contact=""
      aria-label={texts.contact.form}
      aria-busy={isSending}
      onFocus={prepare}
      onSubmit={submit}
    >
      {state.kind === 'failed' && <Problems formId={id} message={state.message} errors={state.errors} />}
      <p className={styles.hint}>{texts.contact.allRequired}</p>
      {/*
        Who comes from 'Request Quote' finds them filled before React is there, which would take the value of an input
        of type `hidden` back, but leaves that of a text alone.
      */}
      <input hidden name="page" defaultValue={typedBefore?.page ?? quoted?.from ?? page} />
      <input hidden name="about" defaultValue={typedBefore?.about ?? quoted?.about ?? ''} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-homepage`}>{texts.contact.trap}</label>
        <input id={`${id}-homepage`} name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <Field name="name" label={fields.name} max={limits.contact.name} autoComplete="name" {...shared} />
        <Field
          name="email"
          label={fields.email}
          max={limits.contact.email}
          type="email"
          autoComplete="email"
          {...shared}
        />
      </div>
      <Field name="subject" label={fields.subject} max={limits.contact.subject} {...shared} />
      <Field name="message" label={fields.message} max={limits.contact.message} isLong {...shared} />
      <div className={styles.end}>
        <button className={styles.send} type="submit" aria-disabled={isSending}>
          {isSending ? texts.contact.sending : words.button}
        </button>
        <p className={styles.hint}>
          {words.privacy}{' '}
          <a className={styles.link} href={privacyHref}>
            {texts.contact.privacyLink}
          </a>
        </p>
      </div>
      <p className={styles.waiting} role="status">
        {isSending && state.isWaiting && texts.contact.retrying}
      </p>
    </form>
  )
}

type ContactFormProps = {
  /** Tells its fields from those of another form on the page. */
  id?: string
  words: { button: string; privacy: string; thanks: string }
  /** What came of the form that a browser without scripts has just posted. */
  answer?: FormAnswer
  /** The page that the form stands on. */
  page: string
  /** Where the privacy policy is read. */
  privacyHref?: string
  /** What it is about, where the page knows. */
  quoted?: Quoted
}
