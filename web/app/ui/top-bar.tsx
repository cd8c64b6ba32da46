import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { useSignedIn } from '../api/use-signed-in.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './top-bar.module.css'

/**
 * The company's name, leading home, and, when signed in, links to the back office and to sign out. For pages
 * without the site's navigation, whose colours it takes on. The name may come later.
 */
export function TopBar({ name, mark }: { name: string | undefined; mark: ReactNode }) {
  const isSignedIn = useSignedIn()
  return (
    <div className={styles.bar}>
      {/* Not by the router: the website must not take the back office's styles along. */}
      <a className={styles.name} href="/" aria-label={name ?? texts.site.sections.home}>
        {mark}
        <span className={styles.words}>{name}</span>
      </a>
      <div className={styles.account}>
        {isSignedIn ? (
          <AccountLinks className={styles.item ?? ''} />
        ) : (
          <a className={styles.item} href="/">
            {texts.site.sections.home}
          </a>
        )}
      </div>
    </div>
  )
}
