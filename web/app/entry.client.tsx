import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchBackButton } from './ui/back-button.ts'

const [arrival] = performance.getEntriesByType('navigation')

// Back may be pressed before the scripts have come: then the address is another page's, and the document is not.
if (arrival && new URL(arrival.name).pathname !== window.location.pathname) window.location.reload()
else {
  watchBackButton()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
