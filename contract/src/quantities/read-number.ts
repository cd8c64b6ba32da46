import { quantities as texts } from '../texts/quantities.ts'
import { decimalOf, textOf } from './decimal.ts'

export type DecimalMark = '.' | ','

type Read = { number: string } | { problem: string }

/** More digits than anybody measures. */
const longest = 30

/**
 * A number as people write it, with a sign and with points, commas, spaces or apostrophes. One that can be read in two
 * ways is refused: between 1.250 and 1250 lies a factor of a thousand.
 */
export function readNumber(written: string, decimalMark: DecimalMark = '.'): Read {
  const [, sign = '', figures = ''] = /^([+-]?)\s?(.*)$/.exec(written.trim()) ?? []
  if (figures.replace(/\D/g, '').length > longest) return { problem: texts.tooManyDigits }
  const plain = withoutGroups(figures, decimalMark)
  if (plain === null) return { problem: texts.numberUnclear(written.trim()) }
  if (plain === 'ambiguous') return { problem: ambiguous(figures) }
  const number = textOf(decimalOf(plain))
  return { number: sign === '-' && number !== '0' ? `-${number}` : number }
}

/** With a point before the decimals, and nothing between thousands. */
function withoutGroups(figures: string, decimalMark: DecimalMark): string | 'ambiguous' | null {
  if (/^\d+$/.test(figures)) return figures
  if (/^[.,]\d+$/.test(figures)) return `0.${figures.slice(1)}`
  if (/^\d{1,3}(?:([ '])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.test(figures))
    return figures.replace(/[ ']/g, '').replace(',', '.')
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(figures)) return figures.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(figures)) return figures.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(figures)) return figures.replace(/[.,]/g, '')
  const [, whole, mark, part] = /^(\d+)([.,])(\d+)$/.exec(figures) ?? []
  if (!whole || !mark || !part) return null
  if (!isLikeThousands(whole, part)) return `${whole}.${part}`
  // Nobody writes decimals that are all zeros behind thousands, and hardly anybody ends them with one.
  if (part === '000') return whole + part
  if (mark === decimalMark) return part.endsWith('0') ? 'ambiguous' : `${whole}.${part}`
  return part.endsWith('0') ? whole + part : 'ambiguous'
}

const isLikeThousands = (whole: string, part: string) => /^[1-9]\d{0,2}$/.test(whole) && part.length === 3

function ambiguous(figures: string) {
  const [whole = '', part = ''] = figures.split(/[.,]/)
  return texts.numberAmbiguous(figures, textOf(decimalOf(`${whole}.${part}`)), whole + part)
}
