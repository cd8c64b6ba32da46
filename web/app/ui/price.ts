import { texts } from '@busbar/contract'

/** A price in dollars with two decimals, or the words that stand for none. */
export function price(amount: number | null) {
  if (amount === null) return texts.products.noPrice
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
