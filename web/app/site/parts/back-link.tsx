import styles from './back-link.module.css'

/** Leads from a page of one record back to the section that it belongs to. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <a className={styles.link} href={to}>
      <svg className={styles.arrow} viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
        <path d="M16 6H2M7 1L2 6l5 5" />
      </svg>
      {text}
    </a>
  )
}
