import { createRoot } from 'react-dom/client'
import { Hydrated } from '../../ui/hydrated.ts'
import { ProductDialog } from './product-dialog.tsx'

/**
 * Shows the product of a card in a dialog that has the address of the product's page, so that it can be shared and
 * reloaded. Back closes the dialog and leaves everything else where it is; closing the dialog goes back.
 */
export function openProductDialog(link: HTMLAnchorElement) {
  const product = JSON.parse(link.dataset.product ?? '{}')
  // Within the site, whose styles hang on it.
  const place = document.createElement('div')
  document.querySelector('[data-site]')?.append(place)
  const root = createRoot(place)
  const address = link.getAttribute('href')
  const remove = () => {
    window.removeEventListener('popstate', goBack)
    root.unmount()
    place.remove()
  }
  const goBack = () => {
    // The browser gives the focus back to the card.
    place.querySelector('dialog')?.close()
    remove()
  }
  window.history.pushState({ from: window.location.pathname }, '', address)
  window.addEventListener('popstate', goBack)
  root.render(
    <Hydrated value>
      <ProductDialog
        product={product}
        onClose={() => (window.location.pathname === address ? window.history.back() : remove())}
      />
    </Hydrated>,
  )
}
