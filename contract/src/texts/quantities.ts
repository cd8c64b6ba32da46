/** Why a number, a range or a unit could not be understood. */
export const quantities = {
  empty: 'Please enter a number',
  noNumber: (typed: string) => `“${typed}” doesn’t begin with a number. Leave it empty if there is no value.`,
  oneNumber: 'Please enter one number, not several',
  inFull: 'Please write the number in full, without powers of ten',
  slash: 'Please write a range as 50–60, or choose one of the two numbers',
  toleranceApart: 'Please enter the tolerance in a characteristic of its own',
  conditionApart: 'Please enter the value alone, without the conditions it holds under',
  tooManyDigits: 'This number has too many digits',
  numberUnclear: (typed: string) => `“${typed}” isn’t a number that can be read`,
  numberAmbiguous: (typed: string, one: string, other: string) =>
    `“${typed}” can mean ${one} or ${other}. Please write one of these.`,
  plusMinusPositive: 'Please enter a number above zero after ±',
  rangeIncludes: 'A range includes its ends: please use ≥ or ≤',
  rangeExact: 'A range has exact ends: please leave out “about”',
  rangeUnclear: 'Please write a range as 630–2500',
  rangeBackwards: 'The lower end of a range comes first',
  noUnit: (typed: string) => `This is a plain number without a unit. “${typed}” doesn’t belong here.`,
  unitAtEnd: 'Please write the unit at the end of the range',
  unitsDiffer: 'Please write both ends of the range in the same unit',
  unitAddition: (word: string) => `“${word}” isn’t part of a unit. It belongs in the characteristic’s name.`,
  unitAmbiguous: (typed: string, units: string[]) => `“${typed}” can mean ${units.join(' or ')}`,
  unitOther: (typed: string, units: string[]) =>
    `“${typed}” measures something else. Please use ${units.join(', ')}.`,
  unitUnknown: (typed: string, units: string[]) =>
    `“${typed}” isn’t a known unit here. Please use ${units.join(', ')}.`,
} as const
