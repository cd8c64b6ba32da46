import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReferenceCard } from './cards/reference-card.tsx'
import { CategoryTile } from './home/category-tile.tsx'
import { Portrait } from './parts/portrait.tsx'
import { shownImage } from './parts/shown-image.ts'
import { ProductCard } from './products/product-card.tsx'

const url = '/uploads/products/drive.webp'
const details = { width: 8, height: 6, thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI', focus: null, widths: [] }
const imageWith = (alt: string) =>
  shownImage('products', url, { [url]: { ...details, alt, hasShareImage: false } })
const words = { _id: '1', slug: 'drive', title: 'Drive', text: 'A drive.' }

test('V: cards say what their images show, and nothing where nobody has described them', () => {
  for (const alt of ['Two drives with lit keypads', '']) {
    const image = imageWith(alt)
    const product = { ...words, price: '$1.00', amount: 1, isNew: false, isEcoFriendly: false, image }
    const project = { ...words, summary: null, client: null, place: null, year: 2026, facts: [] }
    const reference = { ...project, image: image && { ...image, alt, hasShareImage: false } }
    for (const card of [
      createElement(ProductCard, { product }),
      createElement(ReferenceCard, { reference }),
      createElement(CategoryTile, { category: { ...words, image }, span: 6 }),
      createElement(Portrait, { name: 'Ada', image, sizes: '1rem' }),
    ])
      expect(renderToStaticMarkup(card)).toContain(`alt="${alt}"`)
  }
})
