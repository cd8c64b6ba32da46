/** Shows the image that a link leads to over the page, and those of its group. The browser sees to Esc and to the focus. */
export function zoomIn(link: HTMLAnchorElement) {
  const dialog = document.querySelector<HTMLDialogElement>('[data-zoom-dialog]')
  const stage = dialog?.querySelector<HTMLElement>('[data-stage]')
  const place = dialog?.querySelector<HTMLElement>('[data-place]')
  const size = dialog?.querySelector<HTMLElement>('[data-size]')
  const steps = dialog?.querySelector<HTMLElement>('[data-steps]')
  if (!dialog || !stage || !place || !size || !steps) throw new Error('the page has no place for it')
  const { zoom: group = '' } = link.dataset
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[data-zoom="${group}"][href]`)]
  const closed = new AbortController()
  let at = links.indexOf(link)

  const show = (index: number) => {
    at = (index + links.length) % links.length
    const shown = links[at] as HTMLAnchorElement
    const image = new Image()
    image.alt = shown.querySelector('img')?.alt ?? ''
    image.src = shown.href
    stage.replaceChildren(image)
    showActualSize(false)
    const words = (place.dataset.place ?? '').replace('{number}', `${at + 1}`)
    place.textContent = links.length > 1 ? words.replace('{count}', `${links.length}`) : ''
  }
  const showActualSize = (isActual: boolean) => {
    stage.toggleAttribute('data-actual', isActual)
    size.setAttribute('aria-pressed', `${isActual}`)
  }

  stage.dataset.shows = group
  steps.hidden = links.length < 2
  show(at)
  dialog.showModal()
  const { signal } = closed
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('button, img')
      if (!pressed) return
      if (pressed.hasAttribute('data-close')) dialog.close()
      else if (pressed.dataset.move) show(at + Number(pressed.dataset.move))
      else showActualSize(!stage.hasAttribute('data-actual'))
    },
    { signal },
  )
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      // An image that is larger than the screen is moved with the same keys.
      if (links.length < 2 || stage.hasAttribute('data-actual')) return
      if (key === 'ArrowLeft') show(at - 1)
      if (key === 'ArrowRight') show(at + 1)
    },
    { signal },
  )
  dialog.addEventListener('close', () => closed.abort(), { signal })
}
