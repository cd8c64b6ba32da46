import { isPlainClick } from '../parts/plain-click.ts'

/** Opens an image large over its page. The code for it comes with the first one; where that fails, the file itself opens. */
export function openImagesLarge() {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-zoom][href]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    try {
      const { zoomIn } = await import('../products/zoom/zoom-in.ts')
      zoomIn(link)
    } catch {
      window.location.assign(link.href)
    }
  })
}
