import styles from './rich-text.module.css'

/** Formatted text, as `sanitizeHtml` has written it and nobody else. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew from harmless elements alone
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
