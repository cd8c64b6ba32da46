import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Back may be pressed before the scripts have begun: then the address is another page's, and the document is not. */
const [arrival] = performance.getEntriesByType('navigation')
function reloadWhereLeft() {
  if (arrival && new URL(arrival.name).pathname !== window.location.pathname) window.location.reload()
}
window.addEventListener('popstate', reloadWhereLeft)
window.addEventListener('started', () => window.removeEventListener('popstate', reloadWhereLeft), {
  once: true,
})
reloadWhereLeft()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
