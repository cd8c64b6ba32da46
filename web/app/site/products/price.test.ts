import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'
import { ProductCard } from './product-card.tsx'

const product = {
  _id: '1',
  slug: 'vdx-750',
  title: 'VDX 750',
  text: 'A drive.',
  shortDescription: 'A drive.',
  isNew: false,
  isEcoFriendly: false,
  category: null,
  image: null,
}

const printed = (rest: { price: string; amount: number | null }) => [
  renderToStaticMarkup(createElement(ProductCard, { product: { ...product, ...rest } })),
  renderToStaticMarkup(createElement(Facts, { product: { ...product, ...rest }, heading: 'h1' })),
]

test('V5: the words that stand for no price lead to the form that asks for it', () => {
  for (const html of printed({ price: 'Contact us', amount: null }))
    expect(html).toMatch(/<a [^>]*href="\/contact\/products\/vdx-750"[^>]*>Contact us<\/a>/)
})

test('a price leads nowhere', () => {
  for (const html of printed({ price: '$6,890.00', amount: 6890 })) {
    expect(html).toContain('$6,890.00')
    expect(html).not.toContain('/contact/')
  }
})
