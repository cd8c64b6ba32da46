export type Coordinates = { lat: number; lng: number }

/** As a surveyor writes them: `48.8566° N, 2.3522° E`. */
export function inDegrees({ lat, lng }: Coordinates) {
  return `${latitude(lat)}, ${longitude(lng)}`
}

export function latitude(lat: number) {
  return `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}`
}

export function longitude(lng: number) {
  return `${Math.abs(lng).toFixed(4)}° ${lng < 0 ? 'W' : 'E'}`
}

/** The place on openstreetmap.org, with a mark on it. */
export function openStreetMap({ lat, lng }: Coordinates) {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
