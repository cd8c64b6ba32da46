import { startLimits } from '@busbar/contract'
import { afterPaint } from '../parts/after-paint.ts'

/** From where on a bar has room for all links: see `layout/navigation.module.css`. */
const wideFrom = '80em'

/** The bar at the top follows the scroll position, and its menus say whether they are open. */
export function startNavigation() {
  const header = document.querySelector<HTMLElement>('[data-navigation]')
  if (!header) return
  followScroll(header)
  for (const menu of header.querySelectorAll<HTMLElement>('[popover]')) followMenu(header, menu)
}

function followScroll(header: HTMLElement) {
  const links = [...header.querySelectorAll<HTMLAnchorElement>('[data-section]')]
  const sections = [...document.querySelectorAll('main section[id]')]
  const isLanding = window.location.pathname === '/'
  const follow = () => {
    header.toggleAttribute('data-solid', window.scrollY > startLimits.navigation.solidAfter)
    const current = isLanding ? sectionInView(sections)?.id : undefined
    for (const link of links) {
      if (link.dataset.section === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  // It asks where sections are. Before the first paint that would lay out the page once more.
  afterPaint(follow)
  window.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('resize', follow)
}

/** The last section that has passed the reading line. At the page's end that is the last one, however short. */
function sectionInView(sections: Element[]) {
  const readingLine = window.innerHeight * 0.4
  const page = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 2
  if (isAtEnd) return sections.at(-1)
  return sections.findLast((section) => section.getBoundingClientRect().top <= readingLine) ?? sections[0]
}

function followMenu(header: HTMLElement, menu: HTMLElement) {
  const button = header.querySelector(`[popovertarget="${menu.id}"]`)
  const tell = (isOpen: boolean) => button?.setAttribute('aria-expanded', String(isOpen))
  // A browser without popovers shows the links all the time and has nothing to close.
  const close = () => menu.hidePopover?.()
  tell(false)
  menu.addEventListener('beforetoggle', (event) => tell((event as ToggleEvent).newState === 'open'))
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close()
  })
  for (const width of [`${startLimits.navigation.mobileUnder}px`, wideFrom])
    window.matchMedia(`(width >= ${width})`).addEventListener('change', close)
}
