import { ColorSchemeScript } from '@mantine/core'
import styles from './splash.module.css'

/** All that the server renders of the back office: a spinner until the browser knows who is there. */
export function Splash() {
  return (
    <>
      <ColorSchemeScript defaultColorScheme="auto" />
      <main className={styles.page}>
        <div className={styles.spinner} role="status" aria-label="Loading" />
      </main>
    </>
  )
}
