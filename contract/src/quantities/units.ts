/**
 * The units of industrial electrical engineering, by what they measure. The first of each is the base unit, in which
 * values are stored; the number says how much of it the unit is, the code is that of UNECE Recommendation 20.
 * Every factor divides exactly as far as people need it: litres an hour rather than cubic metres a second.
 */
const table = {
  voltage: {
    V: ['1', 'VLT'],
    µV: ['0.000001', 'D82'],
    mV: ['0.001', '2Z'],
    kV: ['1000', 'KVT'],
    MV: ['1000000', 'B78'],
  },
  current: {
    A: ['1', 'AMP'],
    nA: ['0.000000001', 'C39'],
    µA: ['0.000001', 'B84'],
    mA: ['0.001', '4K'],
    kA: ['1000', 'B22'],
  },
  power: {
    W: ['1', 'WTT'],
    µW: ['0.000001', 'D80'],
    mW: ['0.001', 'C31'],
    kW: ['1000', 'KWT'],
    MW: ['1000000', 'MAW'],
    GW: ['1000000000', 'A90'],
  },
  apparentPower: { VA: ['1', 'D46'], kVA: ['1000', 'KVA'], MVA: ['1000000', 'MVA'] },
  reactivePower: { var: ['1', 'D44'], kvar: ['1000', 'KVR'], Mvar: ['1000000', 'MAR'] },
  energy: {
    J: ['1', 'JOU'],
    kJ: ['1000', 'KJO'],
    MJ: ['1000000', '3B'],
    GJ: ['1000000000', 'GV'],
    Wh: ['3600', 'WHR'],
    kWh: ['3600000', 'KWH'],
    MWh: ['3600000000', 'MWH'],
    GWh: ['3600000000000', 'GWH'],
  },
  charge: { C: ['1', 'COU'], kC: ['1000', 'B26'], mAh: ['3.6', 'E09'], Ah: ['3600', 'AMH'] },
  frequency: { Hz: ['1', 'HTZ'], kHz: ['1000', 'KHZ'], MHz: ['1000000', 'MHZ'], GHz: ['1000000000', 'A86'] },
  resistance: {
    Ω: ['1', 'OHM'],
    µΩ: ['0.000001', 'B94'],
    mΩ: ['0.001', 'E45'],
    kΩ: ['1000', 'B49'],
    MΩ: ['1000000', 'B75'],
    GΩ: ['1000000000', 'A87'],
  },
  resistancePerLength: { 'Ω/km': ['1', 'F56'], 'Ω/m': ['1000', 'H26'] },
  conductance: { S: ['1', 'SIE'], µS: ['0.000001', 'B99'], mS: ['0.001', 'C27'] },
  capacitance: {
    F: ['1', 'FAR'],
    pF: ['0.000000000001', '4T'],
    nF: ['0.000000001', 'C41'],
    µF: ['0.000001', '4O'],
    mF: ['0.001', 'C10'],
  },
  capacitancePerLength: { 'µF/km': ['1', 'H28'] },
  inductance: { H: ['1', '81'], nH: ['0.000000001', 'C43'], µH: ['0.000001', 'B90'], mH: ['0.001', 'C14'] },
  magneticFluxDensity: { T: ['1', 'D33'], µT: ['0.000001', 'D81'], mT: ['0.001', 'C29'] },
  electricFieldStrength: { 'V/m': ['1', 'D50'], 'kV/m': ['1000', 'B55'] },
  currentDensity: { 'A/mm²': ['1', 'A7'] },
  letThroughEnergy: { 'A²s': ['1', 'H32'] },
  illuminance: { lx: ['1', 'LUX'] },
  luminousFlux: { lm: ['1', 'LUM'] },
  luminousIntensity: { cd: ['1', 'CDL'] },
  length: {
    m: ['1', 'MTR'],
    µm: ['0.000001', '4H'],
    mm: ['0.001', 'MMT'],
    cm: ['0.01', 'CMT'],
    dm: ['0.1', 'DMT'],
    km: ['1000', 'KMT'],
    in: ['0.0254', 'INH'],
  },
  area: { 'm²': ['1', 'MTK'], 'mm²': ['0.000001', 'MMK'], 'cm²': ['0.0001', 'CMK'] },
  volume: {
    'm³': ['1', 'MTQ'],
    'cm³': ['0.000001', 'CMQ'],
    'dm³': ['0.001', 'DMQ'],
    ml: ['0.000001', 'MLT'],
    l: ['0.001', 'LTR'],
    hl: ['0.1', 'HLT'],
  },
  mass: { kg: ['1', 'KGM'], mg: ['0.000001', 'MGM'], g: ['0.001', 'GRM'], t: ['1000', 'TNE'] },
  massPerLength: { 'kg/m': ['1', 'KL'], 'kg/km': ['0.001', 'M31'] },
  density: { 'kg/m³': ['1', 'KMQ'], 'g/cm³': ['1000', '23'] },
  time: {
    s: ['1', 'SEC'],
    µs: ['0.000001', 'B98'],
    ms: ['0.001', 'C26'],
    min: ['60', 'MIN'],
    h: ['3600', 'HUR'],
    d: ['86400', 'DAY'],
  },
  /** Months and years have no fixed number of seconds. */
  serviceLife: { months: ['1', 'MON'], years: ['12', 'ANN'] },
  temperature: { '°C': ['1', 'CEL'] },
  /** A rise of temperature, which is no temperature. */
  temperatureDifference: { K: ['1', 'KEL'] },
  pressure: {
    Pa: ['1', 'PAL'],
    hPa: ['100', 'A97'],
    kPa: ['1000', 'KPA'],
    MPa: ['1000000', 'MPA'],
    mbar: ['100', 'MBR'],
    bar: ['100000', 'BAR'],
  },
  force: { N: ['1', 'NEW'], kN: ['1000', 'B47'], MN: ['1000000', 'B73'] },
  torque: { Nm: ['1', 'NU'], kNm: ['1000', 'B48'] },
  rotationalSpeed: { 'min⁻¹': ['1', 'RPM'], 's⁻¹': ['60', 'RPS'] },
  speed: { 'km/h': ['1', 'KMH'], 'mm/s': ['0.0036', 'C16'], 'm/s': ['3.6', 'MTS'] },
  acceleration: { 'm/s²': ['1', 'MSK'] },
  flow: {
    'l/h': ['1', 'E32'],
    'l/min': ['60', 'L2'],
    'l/s': ['3600', 'G51'],
    'm³/h': ['1000', 'MQH'],
    'm³/min': ['60000', 'G53'],
    'm³/s': ['3600000', 'MQS'],
  },
  viscosity: { 'mm²/s': ['1', 'C17'] },
  thermalConductivity: { 'W/(m·K)': ['1', 'D53'] },
  angle: { '°': ['1', 'DD'] },
  ratio: { '%': ['1', 'P1'], '‰': ['0.1', 'NX'], ppm: ['0.0001', '59'] },
  level: { dB: ['1', '2N'] },
  soundLevel: { 'dB(A)': ['1', '2N'] },
  dataRate: {
    'bit/s': ['1', 'B10'],
    'kbit/s': ['1000', 'C74'],
    'Mbit/s': ['1000000', 'E20'],
    'Gbit/s': ['1000000000', 'B80'],
  },
  dataSize: { B: ['1', 'AD'], kB: ['1000', '2P'], MB: ['1000000', '4L'], GB: ['1000000000', 'E34'] },
} as const satisfies Record<string, Record<string, readonly [string, string]>>

/** What is measured: every characteristic with a unit is of one of these. */
export type MeasuredKind = keyof typeof table

/** `factor` is how much of the base unit it is, `code` that of UNECE Recommendation 20. */
export type Unit = { symbol: string; measures: MeasuredKind; factor: string; code: string }

/** Every unit, by the symbol that it is stored and printed with. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries(table).flatMap(([measures, some]) =>
    Object.entries(some).map(([symbol, [factor, code]]) => [
      symbol,
      { symbol, measures: measures as MeasuredKind, factor, code },
    ]),
  ),
)

/** The unit of a symbol that is known to be one. */
export function unitOf(symbol: string): Unit {
  const unit = units.get(symbol)
  if (!unit) throw new Error(`"${symbol}" is no unit`)
  return unit
}

/** Those in which the same can be said, the base unit first. */
export function unitsLike(symbol: string): Unit[] {
  const { measures } = unitOf(symbol)
  return [...units.values()].filter((unit) => unit.measures === measures)
}
