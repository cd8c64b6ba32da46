/** Draws the map when it is asked for. Until then no third party learns of the visit. */
export function startMaps() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) startMap(place)
}

function startMap(place: HTMLElement) {
  const button = place.querySelector<HTMLButtonElement>('button')
  const box = place.querySelector<HTMLElement>('[data-map-box]')
  const hint = place.querySelector<HTMLElement>('[role="status"]')
  if (!button || !box || !hint) return
  const { lat, lng, tiles = '', label = '', failed = '' } = place.dataset
  let remove: (() => void) | undefined
  const fail = () => {
    place.dataset.state = 'failed'
    hint.textContent = failed
    button.hidden = false
    button.removeAttribute('aria-disabled')
  }
  button.removeAttribute('aria-disabled')
  button.addEventListener('click', async () => {
    if (place.dataset.state === 'loading') return
    place.dataset.state = 'loading'
    button.setAttribute('aria-disabled', 'true')
    try {
      const { drawMap } = await import('../contact/draw-map.ts')
      remove?.()
      const coordinates = { lat: Number(lat), lng: Number(lng) }
      place.dataset.state = 'shown'
      remove = drawMap(box, { tileUrl: tiles, coordinates, label, onFailure: fail })
      button.hidden = true
      hint.textContent = ''
      // The button is gone; keyboard focus moves to the map.
      box.focus({ preventScroll: true })
    } catch {
      fail()
    }
  })
}
