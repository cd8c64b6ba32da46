import { texts } from '@busbar/contract'
import { useLocation } from 'react-router'
import { linksOn, type ShownLink } from '../parts/section/section-links.ts'
import { Brand } from './brand.tsx'
import styles from './navigation.module.css'
import { useSite } from './use-company.ts'

const menuId = 'site-menu'
const moreId = 'site-menu-more'

/** As many links as a bar has room for at any width; wide ones have room for more. */
const inBar = 7

/**
 * The bar at the top. Its menu is a popover on a phone, so it opens, and Esc closes it, without JavaScript too; what
 * follows the scroll position is in `client/navigation.ts`.
 * Outside the landing page, services and categories it is the top bar as well: with the way into the back office.
 */
export function Navigation() {
  const { pathname } = useLocation()
  const menu = linksOn(pathname, useSite().menu)
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
                <Links links={menu.slice(0, inBar)} path={pathname} />
                {menu.length > inBar && <More links={menu.slice(inBar)} path={pathname} />}
              </ul>
              {isTop && <Account />}
            </nav>
          </>
        )}
      </div>
    </header>
  )
}

function Links({ links, path }: LinksProps) {
  return links.map((link) => (
    <li key={`${link.label} ${link.address}`}>
      <a
        className={styles.link}
        href={link.address}
        data-section={link.section}
        aria-current={currentFor(link, path)}
      >
        {link.label}
      </a>
    </li>
  ))
}

/** Where the bar has no room for them, these links open below it. */
function More({ links, path }: LinksProps) {
  const isHere = links.some((link) => currentFor(link, path))
  return (
    <li className={styles.more} data-many={links.length > roomFor || undefined}>
      <button
        className={styles.moreButton}
        type="button"
        popoverTarget={moreId}
        data-here={isHere || undefined}
      >
        {texts.site.moreLinks}
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <ul className={styles.rest} id={moreId} popover="auto">
        <Links links={links} path={path} />
      </ul>
    </li>
  )
}

/** How many of them a wide bar takes as well. */
const roomFor = 3

type LinksProps = { links: ShownLink[]; path: string }

/** Which section is in view is known once somebody scrolls: at first it is the top. */
function currentFor({ section, address, isHere }: ShownLink, path: string) {
  if (section) return path === '/' && section === 'home' ? 'location' : undefined
  return isHere || address === path ? 'page' : undefined
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
