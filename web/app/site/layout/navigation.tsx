import { texts } from '@busbar/contract'
import { useLocation } from 'react-router'
import { sectionAddress, sections } from '../parts/sections.ts'
import { Brand } from './brand.tsx'
import styles from './navigation.module.css'

const menuId = 'site-menu'

/**
 * The bar at the top. Its menu is a popover on a phone, so it opens, and Esc closes it, without JavaScript too; what
 * follows the scroll position is in `client/navigation.ts`.
 * Outside the landing page, services and categories it is the top bar as well: with the way into the back office.
 */
export function Navigation() {
  const { pathname } = useLocation()
  return (
    <header className={styles.header} data-navigation="">
      <div className={styles.bar}>
        <Brand />
        <button className={styles.button} type="button" popoverTarget={menuId}>
          {texts.site.menu}
          <span className={styles.icon} aria-hidden="true" />
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={texts.site.mainNavigation}>
          <ul className={styles.links}>
            {sections.map(
              ({ id, inNavigation }) =>
                inNavigation && (
                  <li key={id}>
                    <a
                      className={styles.link}
                      href={sectionAddress(id)}
                      data-section={id}
                      aria-current={pathname === '/' && id === 'home' ? 'location' : undefined}
                    >
                      {inNavigation}
                    </a>
                  </li>
                ),
            )}
          </ul>
          {isTopBar(pathname) && <Account />}
        </nav>
      </div>
    </header>
  )
}

/** Hidden until the browser knows that somebody is signed in. */
function Account() {
  return (
    <div className={styles.account} data-account="" hidden>
      <a className={styles.link} href="/admin">
        {texts.site.topBar.admin}
      </a>
      <button className={styles.link} type="button">
        {texts.site.topBar.logout}
      </button>
    </div>
  )
}

function isTopBar(path: string) {
  return path !== '/' && !/^\/(service|categories|category)\//.test(path)
}
