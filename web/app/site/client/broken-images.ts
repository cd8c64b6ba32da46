/** Puts what the page has ready for it into the place of an image that cannot be shown. Islands see to their own. */
export function replaceBrokenImages() {
  // An error of an image does not rise, but it can be caught on its way down.
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const image of [...document.images]) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement)) return
  const picture = image.closest('picture')
  const { standIn } = image.dataset
  const found = standIn
    ? document.querySelector(`template[data-stand-in="${standIn}"]`)
    : picture?.nextElementSibling
  if (!(found instanceof HTMLTemplateElement)) return
  // Nor can it be shown large.
  image.closest('a[data-zoom]')?.removeAttribute('href')
  picture?.replaceWith(found.content.cloneNode(true))
}
