import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

const stepsOf = (props: Parameters<typeof Breadcrumbs>[0]) =>
  [...renderToStaticMarkup(createElement(Breadcrumbs, props)).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
    ([, step = '']) =>
      step.replace(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/, (_, address, title) => `${title} ${address}`),
  )

test('V6: the way to a page begins at home and ends with the page itself', () => {
  const above = [{ title: 'All products', address: '/#products' }]
  expect(stepsOf({ above, title: 'VDX 750' })).toEqual(['Home /', 'All products /#products', 'VDX 750'])
  expect(stepsOf({ above: [], title: 'About us' })).toEqual(['Home /', 'About us'])
})

test('home stands there once, also for a record whose section is hidden', () => {
  expect(stepsOf({ above: [{ title: 'Home', address: '/' }], title: 'VDX 750' })).toEqual([
    'Home /',
    'VDX 750',
  ])
})
