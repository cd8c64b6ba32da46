import type { ReactNode } from 'react'
import styles from './newsletter-page.module.css'

export type NewsletterAnswer = { isDone: boolean; message: string }

type NewsletterPageProps = { title: string; hint: string; answer?: NewsletterAnswer; children?: ReactNode }

/** A short page behind a link in a mail: what it is about, a form, and in its place what came of it. */
export function NewsletterPage({ title, hint, answer, children }: NewsletterPageProps) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text} role={answer && 'status'}>
        {answer?.message ?? hint}
      </p>
      {!answer?.isDone && children}
    </section>
  )
}

/**
 * One button, for a link that is whole. A mail scanner follows links but presses nothing, so that the link alone does
 * nothing.
 */
export function NewsletterButton({ name, value, label }: { name: string; value: string; label: string }) {
  if (!value) return null
  return (
    <form method="post">
      <input type="hidden" name={name} value={value} />
      <button className={styles.button} type="submit">
        {label}
      </button>
    </form>
  )
}
