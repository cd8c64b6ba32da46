import { texts } from '@busbar/contract'
import { useContext } from 'react'
import { ErrorPage } from './error-page.tsx'
import { ScriptMark } from './script-mark.ts'
import styles from './startup-failure.module.css'

const startupTexts = texts.site.startup
const id = 'startup-failure'

/**
 * What is shown when the scripts do not start, for pages that are nothing without them. It waits in the page from the
 * beginning, since nothing could be rendered any more by then; where scripts are switched off it is shown at once.
 */
export function StartupFailure() {
  const mark = useContext(ScriptMark)
  return (
    <>
      <div className={styles.failure} id={id} suppressHydrationWarning hidden>
        <ErrorPage title={startupTexts.failed} isOver>
          <p>{startupTexts.hint}</p>
          <ol>
            {startupTexts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </ErrorPage>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without anything put into it */}
      <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guard }} />
    </>
  )
}

/** Tells the page that its scripts run: from here on failures are theirs to show. */
export function tellStarted() {
  window.dispatchEvent(new Event('started'))
}

/**
 * Runs before all others, and by itself. An image or a style that is missing stops nothing, and neither does a size that
 * was still changing when it was looked at, or the fading from one page to the next that the browser has left out.
 */
const guard = `(() => {
  const page = document.getElementById('${id}')
  const tell = ({ target, message, reason }) => {
    if (target instanceof Element && target.tagName !== 'SCRIPT') return
    const words = message || (reason && reason.message) || ''
    if (/^(?:ResizeObserver loop|Transition was) /.test(words)) return
    page.querySelector('[data-reason]').textContent = words
    page.hidden = false
  }
  addEventListener('error', tell, true)
  addEventListener('unhandledrejection', tell)
  addEventListener('started', () => {
    removeEventListener('error', tell, true)
    removeEventListener('unhandledrejection', tell)
    page.hidden = true
  }, { once: true })
})()`
