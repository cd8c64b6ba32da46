import { limits, texts } from '@busbar/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSignedIn } from '../../api/use-signed-in.ts'
import { AccountLinks } from '../../ui/account-links.tsx'
import { sectionAddress, sections } from '../parts/sections.ts'
import { Brand } from './brand.tsx'
import styles from './navigation.module.css'
import { useSectionInView } from './use-section-in-view.ts'

const menuId = 'site-menu'

/**
 * The bar at the top. Its menu is a popover on a phone, so it opens, and Esc closes it, without JavaScript too.
 * Outside the landing page, services and categories it is the top bar as well: with the way into the back office.
 */
export function Navigation() {
  const { pathname } = useLocation()
  const { isSolid, current } = useSectionInView()
  const { menu, isOpen, setOpen, close } = useMenu()
  return (
    <header className={styles.header} data-solid={isSolid || undefined}>
      <div className={styles.bar}>
        <Brand />
        <button className={styles.button} type="button" popoverTarget={menuId} aria-expanded={isOpen}>
          {texts.site.menu}
          <span className={styles.icon} aria-hidden="true" />
        </button>
        <nav
          ref={menu}
          className={styles.menu}
          id={menuId}
          popover="auto"
          aria-label={texts.site.mainNavigation}
          onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        >
          <ul className={styles.links}>
            {sections.map(
              ({ id, inNavigation }) =>
                inNavigation && (
                  <li key={id}>
                    <Link
                      className={styles.link}
                      to={sectionAddress(id)}
                      aria-current={current === id ? 'location' : undefined}
                      onClick={close}
                    >
                      {inNavigation}
                    </Link>
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

function Account() {
  return (
    useSignedIn() && (
      <div className={styles.account}>
        <AccountLinks className={styles.link ?? ''} />
      </div>
    )
  )
}

function isTopBar(path: string) {
  return path !== '/' && !/^\/(service|categories|category)\//.test(path)
}

/** `isOpen` is unknown until scripts run: without them the browser itself tells whether the menu is expanded. */
function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  // A browser without popovers shows the links all the time and has nothing to close.
  const close = useCallback(() => menu.current?.hidePopover?.(), [])

  useEffect(() => {
    setOpen(false)
    const wide = window.matchMedia(`(width >= ${limits.navigation.mobileUnder}px)`)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [close])

  return { menu, isOpen, setOpen, close }
}
