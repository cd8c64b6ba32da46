import { texts } from '@busbar/contract'
import { type Map as LeafletMap, map, type Place, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'

/** What the licence of the map's images asks to be written on it. */
const tiles = {
  maxZoom: 19,
  attribution: `© <a href="https://www.openstreetmap.org/copyright">${texts.contact.mapCredit}</a>`,
}

const streetLevel = 15

export type TileMapOptions = {
  /** Where the images of the map come from. */
  tileUrl: string
  coordinates: Place
  /** Called when not one image of the map can be had. */
  onFailure: () => void
}

/** Draws a map around a place into an element. Large: to be loaded when it is asked for. */
export function drawTileMap(
  element: HTMLElement,
  { tileUrl, coordinates, onFailure }: TileMapOptions,
): LeafletMap {
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
  return drawing
}
