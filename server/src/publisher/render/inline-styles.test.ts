import { expect, test } from 'vitest'
import { withInlineStyles } from './inline-styles.ts'

const styleSheets = new Map([
  ['/assets/a.css', 'a{color:red}'],
  ['/assets/b.css', 'b::after{content:"</style>"}'],
])

test('a page carries its styles', () => {
  const page = withInlineStyles('<link rel="stylesheet" href="/assets/a.css#"/>', styleSheets)
  expect(page).toBe('<style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>')
})

test('styles that would end the element they stand in, or that nobody knows, stay in their file', () => {
  for (const address of ['/assets/b.css', '/assets/c.css']) {
    const link = `<link rel="stylesheet" href="${address}"/>`
    expect(withInlineStyles(link, styleSheets)).toBe(link)
  }
})
