import { ColorSchemeScript } from '@mantine/core'
import { useContext } from 'react'
import { ScriptMark } from '../../../ui/script-mark.ts'
import styles from './splash.module.css'

/** All that the server renders of the back office: a spinner until the browser knows who is there. */
export function Splash() {
  const mark = useContext(ScriptMark)
  return (
    <>
      <ColorSchemeScript nonce={mark} defaultColorScheme="auto" />
      <main className={styles.page}>
        <div className={styles.spinner} role="status" aria-label="Loading" />
      </main>
    </>
  )
}
