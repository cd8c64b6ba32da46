import { isPlainClick } from '../parts/plain-click.ts'

/**
 * Opens a product in a dialog over the page that shows its card. The dialog's code is fetched when the first one is
 * opened; where that fails, the product's page opens instead.
 */
export function openProductsInPlace() {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-product]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    link.setAttribute('aria-busy', 'true')
    try {
      const { openProductDialog } = await import('../products/open-product-dialog.tsx')
      openProductDialog(link)
    } catch {
      window.location.assign(link.href)
    } finally {
      link.removeAttribute('aria-busy')
    }
  })
}
