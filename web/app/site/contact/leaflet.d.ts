/** The little of Leaflet that the map uses; the package brings no types of its own. */
declare module 'leaflet' {
  type Place = { lat: number; lng: number }
  type Layer = {
    on(event: 'tileload' | 'load', listener: () => void): Layer
    bindTooltip(
      content: HTMLElement,
      options: { permanent: boolean; direction: 'top'; offset: [number, number] },
    ): Layer
    addTo(map: Map): Layer
  }
  type Map = {
    setView(center: Place, zoom: number): Map
    attributionControl: { setPrefix(prefix: false): void }
    remove(): Map
  }
  export function map(element: HTMLElement, options: { scrollWheelZoom: boolean }): Map
  export function tileLayer(url: string, options: { maxZoom: number; attribution: string }): Layer
  export function circleMarker(
    center: Place,
    options: { radius: number; weight: number; color: string; fillColor: string; fillOpacity: number },
  ): Layer
}
