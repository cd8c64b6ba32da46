import { startLimits } from '@busbar/contract'
import { isPlainClick } from '../parts/plain-click.ts'

const key = 'section'

/** A link to a section from another page opens the landing page at its top, and scrolls to the section from there. */
export function startSectionLinks() {
  if (window.location.pathname === '/') return arrive()
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/#"]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    goToSection(link.hash)
  })
}

export function goToSection(hash: string) {
  try {
    sessionStorage.setItem(key, hash)
    go('/')
  } catch {
    // A browser that keeps nothing goes there at once.
    go(`/${hash}`)
  }
}

/** What is chosen in a dialog takes the place of the dialog's address. */
function go(address: string) {
  if (document.querySelector('dialog:modal')) window.location.replace(address)
  else window.location.assign(address)
}

function arrive() {
  const hash = takeSection()
  if (!hash) return window.location.hash ? undefined : forgetPlaceOnReload()
  window.history.replaceState(null, '', hash)
  setTimeout(() => showSection(hash), startLimits.navigation.sectionScrollDelay)
}

export function showSection(hash: string) {
  const section = document.getElementById(hash.slice(1))
  section?.scrollIntoView()
  // The next Tab continues from here, as it would after a plain link.
  section?.focus({ preventScroll: true })
}

/** A page that is loaded anew begins at its top; going back to it leads to where it was left. */
function forgetPlaceOnReload() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload') return
  window.history.scrollRestoration = 'manual'
  const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })
  toTop()
  // A section that is laid out in the same frame may move the page by some pixels more.
  requestAnimationFrame(() => requestAnimationFrame(toTop))
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
}

function takeSection() {
  try {
    const hash = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return hash
  } catch {
    return null
  }
}
