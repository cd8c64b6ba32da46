import { expect, test } from 'vitest'
import { inDegrees, openStreetMap } from './coordinates.ts'

test('names the side of the equator and of Greenwich', () => {
  expect(inDegrees({ lat: 48.8566, lng: 2.3522 })).toBe('48.8566° N, 2.3522° E')
  expect(inDegrees({ lat: -33.45, lng: -70.66666 })).toBe('33.4500° S, 70.6667° W')
})

test('leads to the same place on OpenStreetMap', () => {
  expect(openStreetMap({ lat: 48.8566, lng: 2.3522 })).toBe(
    'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=16/48.8566/2.3522',
  )
})
