/**
 * Has what nobody has scrolled to yet painted as soon as the page has loaded. The first paint goes without it; a picture of
 * the whole page, as of a link's preview, has it.
 */
export function paintAll() {
  const paint = () => {
    for (const section of document.querySelectorAll('[data-painted-late]'))
      section.removeAttribute('data-painted-late')
  }
  if (document.readyState === 'complete') paint()
  else window.addEventListener('load', paint, { once: true })
}
