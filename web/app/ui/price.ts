import { texts } from '@busbar/contract'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A price in dollars with two decimals, or the words that stand for none. */
export function price(amount: number | null) {
  return amount === null ? texts.products.noPrice : dollars.format(amount)
}
