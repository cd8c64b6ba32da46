/** The little of Leaflet that our maps use; the package brings no types of its own. */
declare module 'leaflet' {
  export type Place = { lat: number; lng: number }
  type Layer = {
    on(event: 'tileload' | 'load', listener: () => void): Layer
    bindTooltip(
      content: HTMLElement,
      options: { permanent: boolean; direction: 'top'; offset: [number, number] },
    ): Layer
    addTo(map: Map): Layer
  }
  type Marker = {
    on(event: 'dragend', listener: () => void): Marker
    addTo(map: Map): Marker
    getLatLng(): Point
    setLatLng(place: Place): Marker
  }
  type Point = Place & { wrap(): Place }
  export type Map = {
    setView(center: Place, zoom: number): Map
    panTo(center: Place): Map
    on(event: 'click', listener: (click: { latlng: Point }) => void): Map
    attributionControl: { setPrefix(prefix: false): void }
    remove(): Map
  }
  export function map(element: HTMLElement, options: { scrollWheelZoom: boolean }): Map
  export function tileLayer(url: string, options: { maxZoom: number; attribution: string }): Layer
  export function circleMarker(
    center: Place,
    options: { radius: number; weight: number; color: string; fillColor: string; fillOpacity: number },
  ): Layer
  type Icon = object
  export function divIcon(options: {
    className: string
    iconSize: [number, number]
    iconAnchor: [number, number]
  }): Icon
  export function marker(
    place: Place,
    options: { draggable: true; keyboard: false; icon: Icon; title: string },
  ): Marker
}
