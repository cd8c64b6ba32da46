import { limits, texts } from '@busbar/contract'
import { useEffect, useState } from 'react'
import styles from './startup-banner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Shows for a moment that the page's scripts have started. Without scripts there is nothing to show. */
export function StartupBanner() {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    setShown(true)
    const timer = setTimeout(() => setShown(false), limits.startupBanner.hideAfter)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div aria-live="polite">
      {isShown && (
        <p className={styles.banner}>
          <VisuallyHidden>{texts.site.startup.live}</VisuallyHidden>
        </p>
      )}
    </div>
  )
}
