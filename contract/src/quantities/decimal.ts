/** An exact decimal number: the digits without their point, and how many of them stand behind it. */
export type Decimal = { digits: bigint; scale: number }

/** As decimals are stored: no exponent, no plus, no zeros that say nothing. */
export const decimalText = /^(?:0|-?(?:[1-9]\d*(?:\.\d*[1-9])?|0\.\d*[1-9]))$/

/** A number written with a point, and with or without zeros that say nothing. */
export function decimalOf(text: string): Decimal {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') throw new Error(`"${text}" is no decimal number`)
  return { digits: BigInt(`${sign}${whole}${part}`), scale: part.length }
}

/** As it is stored: the same number is always the same text. */
export function textOf({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : ''
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const whole = all.slice(0, all.length - scale)
  const part = all.slice(all.length - scale).replace(/0+$/, '')
  return `${sign}${whole}${part && `.${part}`}`
}

export function times(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, scale: one.scale + other.scale }
}

/** The quotient, or null where no decimal number is exactly that. */
export function exactQuotient(one: Decimal, other: Decimal): Decimal | null {
  // A fraction in lowest terms ends after as many digits as its divisor has factors of 2 or 5.
  const places = String(other.digits).length * 4
  const dividend = one.digits * 10n ** BigInt(places + other.scale)
  if (dividend % other.digits !== 0n) return null
  return { digits: dividend / other.digits, scale: one.scale + places }
}

/** The quotient, rounded half away from zero to so many digits behind the point. */
export function roundedQuotient(one: Decimal, other: Decimal, places: number): Decimal {
  const dividend = one.digits * 10n ** BigInt(places + other.scale)
  const divisor = other.digits * 10n ** BigInt(one.scale)
  const half = (divisor < 0n ? -divisor : divisor) / 2n
  const isNegative = dividend < 0n !== divisor < 0n
  const size = (dividend < 0n ? -dividend : dividend) + half
  const rounded = size / (divisor < 0n ? -divisor : divisor)
  return { digits: isNegative ? -rounded : rounded, scale: places }
}

/** Below zero, zero or above it, as a sort wants it. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale)
  const scaled = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own)
  const [left, right] = [scaled(one), scaled(other)]
  return left < right ? -1 : left > right ? 1 : 0
}
