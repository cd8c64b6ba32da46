import { limits, texts } from '@busbar/contract'
import { useEffect, useState } from 'react'
import styles from './startup-banner.module.css'

/** Says for a moment that the page's scripts have started. Without scripts there is nothing to say. */
export function StartupBanner() {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    setShown(true)
    const timer = setTimeout(() => setShown(false), limits.startupBanner.hideAfter)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.place} aria-live="polite">
      {isShown && <p className={styles.banner}>{texts.site.startup.live}</p>}
    </div>
  )
}
