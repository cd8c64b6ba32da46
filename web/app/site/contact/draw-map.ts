import { circleMarker } from 'leaflet'
import { drawTileMap, type TileMapOptions } from '../../ui/map/tile-map.ts'

/** Draws a map with a mark and a name on it into an element; the answer takes it away again. */
export function drawMap(element: HTMLElement, { label, ...options }: TileMapOptions & { label: string }) {
  const drawing = drawTileMap(element, options)
  // An element, not markup: the name is what somebody typed.
  const name = document.createElement('span')
  name.textContent = label
  const look = { radius: 9, weight: 4, color: 'var(--ink)', fillColor: 'var(--accent)', fillOpacity: 1 }
  circleMarker(options.coordinates, look)
    .bindTooltip(name, { permanent: true, direction: 'top', offset: [0, -12] })
    .addTo(drawing)
  return () => void drawing.remove()
}
