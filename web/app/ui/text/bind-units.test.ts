import { expect, test } from 'vitest'
import { bindUnits } from './bind-units.ts'

/** A bond is easier to see as a sign. */
const bonds = (text: string) => bindUnits(text).replaceAll('\u00a0', '~')

test('V10: no line ends between a number and its unit', () => {
  const bound = {
    'Metal-clad 12 kV switchgear, 630 to 2500 A.': 'Metal-clad 12~kV switchgear, 630 to 2500~A.',
    'saved 14 % of it': 'saved 14~% of it',
    '2 × 20 MVA, 33/11 kV': '2~×~20~MVA, 33/11~kV',
    '−30 to +50 °C, 1.5 mm² or 3 m': '−30 to +50~°C, 1.5~mm² or 3~m',
    '400 kVA, < 10 ms, 50 Hz, 4 MWh': '400~kVA, < 10~ms, 50~Hz, 4~MWh',
    '(31.5 kA)': '(31.5~kA)',
  }
  for (const [text, expected] of Object.entries(bound)) expect(bonds(text)).toBe(expected)
})

test('leaves words alone, whatever they begin with', () => {
  for (const text of ['12 Volt cars', '8 months', '2 men', 'IEC 61439 and 3 Aachen', '', 'kV', '5  V'])
    expect(bonds(text)).toBe(text)
})
