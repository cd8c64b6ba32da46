import { texts } from '@busbar/contract'
import { circleMarker, map, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Coordinates } from './coordinates.ts'

/** What the licence of the map's images asks to be written on it. */
const tiles = {
  maxZoom: 19,
  attribution: `© <a href="https://www.openstreetmap.org/copyright">${texts.contact.mapCredit}</a>`,
}

const streetLevel = 15

type TilesOptions = {
  /** Where the images of the map come from. */
  tileUrl: string
  coordinates: Coordinates
  label: string
  /** Called when not one image of the map can be had. */
  onFailure: () => void
}

/** Draws a map around a place into an element; the answer takes it away again. Loaded only when it is asked for. */
export function drawMap(element: HTMLElement, { tileUrl, coordinates, label, onFailure }: TilesOptions) {
  // The page, not the map, scrolls under the wheel.
  const drawing = map(element, { scrollWheelZoom: false }).setView(coordinates, streetLevel)
  drawing.attributionControl.setPrefix(false)
  let hasTile = false
  tileLayer(tileUrl, tiles)
    .on('tileload', () => {
      hasTile = true
    })
    // All have been tried.
    .on('load', () => {
      if (!hasTile) onFailure()
    })
    .addTo(drawing)

  // An element, not markup: the name is what somebody typed.
  const name = document.createElement('span')
  name.textContent = label
  circleMarker(coordinates, { radius: 9, weight: 4, color: '#0b1420', fillColor: '#ffb400', fillOpacity: 1 })
    .bindTooltip(name, { permanent: true, direction: 'top', offset: [0, -12] })
    .addTo(drawing)
  return () => void drawing.remove()
}
