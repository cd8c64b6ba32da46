import { defaults, type NumberFormat, type SiteSettings, standardWords } from '@busbar/contract'

/** How a firm writes its prices, and the words for a missing one. */
export type PriceStyle = { currency: string; numberFormat: NumberFormat; noPrice: string }

type StyleSettings = Pick<SiteSettings, 'currency' | 'numberFormat' | 'words'>

export function priceStyleOf(settings?: StyleSettings | null): PriceStyle {
  const { currency, numberFormat, words } = settings ?? { ...defaults, words: {} }
  return { currency, numberFormat, noPrice: words.noPrice ?? standardWords.noPrice }
}

/** A price as its currency is written, or the words for a missing one. */
export function price(amount: number | null, { currency, numberFormat, noPrice }: PriceStyle) {
  if (amount === null) return noPrice
  return amount.toLocaleString(numberFormat, { style: 'currency', currency })
}

/** What people call a currency when they speak of an amount of it: 'dollars', 'euros', 'Swiss francs'. */
export function currencyName(currency: string) {
  const inWords = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
  const name = inWords.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
  return name.replace(/^US /, '')
}
