/** The text with each number bound to its unit, as in '2500 A' and '14 %', so that no line ends between them. */
export function bindUnits(text: string) {
  return text.replace(numberBeforeUnit, `$1${noBreakSpace}`).replace(timesNumber, bound)
}

const noBreakSpace = '\u00a0'

const units = [
  'A|[kmµ]A|V|[kMm]V|W|[kMGm]W|VA|[kMG]VA|var|[kM]var|Ah|[kMG]?Wh',
  'Hz|[kMG]Hz|Ω|[kMm]Ω|F|[µnp]F|H|[mµ]H|dB|lm|lx|cd',
  '°C|°F|K|%|‰|[kMG]?J',
  '[µmck]?m[²³]?|[µmk]?g|t|l|s|[mµ]s|min|h|rpm|N|[kM]N|Nm|kNm|[mk]?bar|[hkM]?Pa|m/s',
].join('|')

const numberBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')

/** '2 × 20 MVA' is one quantity. */
const timesNumber = /\d × (?=\d)/g
const bound = (found: string) => found.replaceAll(' ', noBreakSpace)
