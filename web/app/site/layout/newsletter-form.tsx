import { fixedPages, limits, texts } from '@busbar/contract'
import { useId } from 'react'
import styles from './newsletter-form.module.css'
import { useSite } from './use-company.ts'

const newsletterTexts = texts.newsletter

/** Asks for an address. The form posts to a page; with scripts it answers in its place (`client/newsletter-form.ts`). */
export function NewsletterForm() {
  const id = useId()
  const { words } = useSite()
  return (
    <form
      className={styles.form}
      method="post"
      action="/newsletter"
      data-newsletter=""
      data-required={texts.messages.emailRequired}
      data-invalid={texts.problems.invalidEmail}
      data-sending={newsletterTexts.sending}
      data-thanks={words.newsletterThanks}
      data-failed={newsletterTexts.failed}
    >
      <label className={styles.label} htmlFor={id}>
        {newsletterTexts.email}
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
          aria-describedby={`${id}-answer`}
        />
        <button className={styles.button} type="submit">
          {words.newsletterButton}
        </button>
      </div>
      <p className={styles.answer} id={`${id}-answer`} aria-live="polite" data-is="idle" />
      <p className={styles.privacy}>
        {words.newsletterPrivacy} <a href={fixedPages.privacy}>{texts.privacy.heading}</a>
      </p>
    </form>
  )
}
