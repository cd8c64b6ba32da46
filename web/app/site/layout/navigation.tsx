import { texts } from '@busbar/contract'
import { useLocation } from 'react-router'
import type { ShownLink } from '../parts/section-links.ts'
import { Brand } from './brand.tsx'
import styles from './navigation.module.css'
import { useSite } from './use-company.ts'

const menuId = 'site-menu'

/**
 * The bar at the top. Its menu is a popover on a phone, so it opens, and Esc closes it, without JavaScript too; what
 * follows the scroll position is in `client/navigation.ts`.
 * Outside the landing page, services and categories it is the top bar as well: with the way into the back office.
 */
export function Navigation() {
  const { pathname } = useLocation()
  const { menu } = useSite()
  const isTop = isTopBar(pathname)
  return (
    <header className={styles.header} data-navigation="">
      <div className={styles.bar}>
        <Brand />
        {(menu.length > 0 || isTop) && (
          <>
            <button className={styles.button} type="button" popoverTarget={menuId}>
              {texts.site.menu}
              <span className={styles.icon} aria-hidden="true" />
            </button>
            <nav className={styles.menu} id={menuId} popover="auto" aria-label={texts.site.mainNavigation}>
              <ul className={styles.links}>
                {menu.map((link) => (
                  <li key={`${link.label} ${link.address}`}>
                    <a
                      className={styles.link}
                      href={link.address}
                      data-section={link.section}
                      aria-current={currentFor(link, pathname)}
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
              {isTop && <Account />}
            </nav>
          </>
        )}
      </div>
    </header>
  )
}

/** Which section is in view is known once somebody scrolls: at first it is the top. */
function currentFor({ section, address }: ShownLink, path: string) {
  if (section) return path === '/' && section === 'home' ? 'location' : undefined
  return address === path ? 'page' : undefined
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
