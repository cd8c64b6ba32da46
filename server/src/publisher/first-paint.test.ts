import { expect, test } from 'vitest'
import { withFirstPaint } from './first-paint.ts'

const styleSheets = new Map([
  ['/assets/a.css', 'a{color:red}'],
  ['/assets/b.css', 'b::after{content:"</style>"}'],
])

test('a page carries its styles in their order, and its scripts wait for what is seen', () => {
  const page = withFirstPaint(
    '<link rel="stylesheet" href="/assets/a.css#"/><link rel="modulepreload" href="/assets/a.js"/>',
    styleSheets,
  )
  expect(page).toBe(
    '<style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css#" disabled=""/><link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>',
  )
})

test('styles that would end the element they stand in, or that nobody knows, stay in their file', () => {
  for (const address of ['/assets/b.css', '/assets/c.css']) {
    const link = `<link rel="stylesheet" href="${address}"/>`
    expect(withFirstPaint(link, styleSheets)).toBe(link)
  }
})
