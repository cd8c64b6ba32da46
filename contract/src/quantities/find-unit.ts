import { quantities as texts } from '../texts/quantities.ts'
import { plainText } from './plain-text.ts'
import { type MeasuredKind, type Unit, unitOf, units, unitsLike } from './units.ts'

/** How else people write a unit, by its symbol: with spaces, points and capitals they are found anyway. */
const otherNames: Record<string, string> = {
  V: 'volt volts',
  A: 'amp amps ampere amperes',
  kA: 'kiloampere kiloamperes',
  W: 'watt watts',
  kW: 'kilowatt kilowatts',
  kV: 'kilovolt kilovolts',
  Hz: 'hertz cps',
  Ω: 'ohm ohms',
  kΩ: 'kohm',
  MΩ: 'Mohm',
  mΩ: 'mohm',
  µΩ: 'uohm',
  'Ω/km': 'ohm/km',
  'Ω/m': 'ohm/m',
  'A²s': 'A2sec',
  m: 'metre metres meter meters',
  mm: 'millimetre millimetres millimeter millimeters',
  in: '" inch inches',
  'm²': 'sqm qm',
  'mm²': 'sqmm mmq',
  'cm²': 'sqcm',
  'm³': 'cbm cum',
  'cm³': 'ccm cc',
  l: 'L ltr litre litres liter liters',
  kg: 'kgs kilo kilos kilogram kilograms',
  t: 'to ton tons tonne tonnes',
  s: 'sec secs second seconds',
  ms: 'msec',
  min: 'mins minute minutes',
  h: 'hr hrs hour hours',
  d: 'day days',
  months: 'mo month',
  years: 'y yr yrs year a',
  '°C': 'C oC degC degreesC celsius degreesCelsius',
  K: '°K kelvin',
  'min⁻¹': 'rpm r/min rev/min U/min 1/min /min',
  's⁻¹': 'rps r/s rev/s U/s 1/s /s',
  'l/min': 'lpm L/min',
  'l/s': 'L/s',
  'l/h': 'L/h lph',
  'm³/h': 'cbm/h',
  'mm²/s': 'cSt',
  'W/(m·K)': 'W/mK W/m/K',
  '°': 'deg degree degrees',
  '%': 'percent pct pc',
  '‰': 'permille',
  'dB(A)': 'dBA dB/A dB[A]',
  'bit/s': 'bps',
  'kbit/s': 'kbps kb/s',
  'Mbit/s': 'Mbps Mb/s',
  'Gbit/s': 'Gbps Gb/s',
  B: 'byte bytes',
}

/** Written behind a unit without being part of it. */
const additions = /(?:^|[^a-z]|(?<=V|A))(ac|dc|rms|eff|peak|pk|pp)$|([~=])$/i

type Found = { unit: Unit } | { problem: string }

/** The unit that somebody means where one like `expected` belongs. */
export function findUnit(written: string, expected: string): Found {
  const { measures } = unitOf(expected)
  const key = keyOf(written)
  const exact = names.get(measures)?.get(key)
  if (exact) return { unit: exact }
  const alike = new Set(
    [...(names.get(measures) ?? [])]
      .filter(([name]) => name.toLowerCase() === key.toLowerCase())
      .map(([, unit]) => unit),
  )
  const [only] = alike
  if (only && alike.size === 1) return { unit: only }
  if (only) return { problem: texts.unitAmbiguous(written, [...alike].map(symbolOf)) }
  const [, word, sign] = additions.exec(plainText(written)) ?? []
  const addition = word ?? sign
  if (addition) return { problem: texts.unitAddition(addition) }
  const known = unitsLike(expected).map(symbolOf)
  const isOther = [...names.values()].some((some) => some.has(key))
  return { problem: isOther ? texts.unitOther(written, known) : texts.unitUnknown(written, known) }
}

const symbolOf = ({ symbol }: Unit) => symbol

/** A unit without what people write in different ways: spaces, points, carets, and µ as u. */
function keyOf(written: string) {
  return plainText(written)
    .replace(/[\s.·⋅*^]/g, '')
    .replace(/^u(?=[A-ZΩa-z])/, 'μ')
}

/** Every unit by every way to write it, in each kind of its own: C is a charge, or a temperature. */
const names = new Map<MeasuredKind, Map<string, Unit>>()
for (const unit of units.values()) {
  const some = names.get(unit.measures) ?? new Map<string, Unit>()
  names.set(unit.measures, some)
  for (const name of [unit.symbol, ...(otherNames[unit.symbol]?.split(' ') ?? [])])
    some.set(keyOf(name), unit)
}
