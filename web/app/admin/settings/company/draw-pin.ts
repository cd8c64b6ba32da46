import { divIcon, marker, type Place } from 'leaflet'
import { drawTileMap, type TileMapOptions } from '../../../ui/map/tile-map.ts'
import styles from './pin-map.module.css'

type PinOptions = TileMapOptions & {
  title: string
  /** Called with where the pin was put, by a click or by dragging it. */
  onMove: (place: Place) => void
}

/** Draws a map with a pin that can be moved into an element. For keyboards, there are the numbers. */
export function drawPin(element: HTMLElement, { title, onMove, ...options }: PinOptions) {
  const drawing = drawTileMap(element, options)
  const icon = divIcon({ className: styles.pin ?? '', iconSize: [28, 28], iconAnchor: [14, 34] })
  const pin = marker(options.coordinates, { draggable: true, keyboard: false, icon, title }).addTo(drawing)
  // Around the world is the same place again.
  const tell = () => onMove(rounded(pin.getLatLng().wrap()))
  pin.on('dragend', tell)
  drawing.on('click', ({ latlng }) => {
    pin.setLatLng(latlng)
    tell()
  })
  return {
    moveTo(place: Place) {
      const { lat, lng } = rounded(pin.getLatLng().wrap())
      if (place.lat === lat && place.lng === lng) return
      pin.setLatLng(place)
      drawing.panTo(place)
    },
    remove: () => void drawing.remove(),
  }
}

/** To a tenth of a metre. */
function rounded({ lat, lng }: Place) {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }
}
