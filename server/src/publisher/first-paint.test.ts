import { expect, test } from 'vitest'
import { withFirstPaint } from './first-paint.ts'

const styleSheets = new Map([
  ['/assets/a.css', 'a{color:red}'],
  ['/assets/b.css', 'b::after{content:"</style>"}'],
])

test('a page carries its styles', () => {
  const page = withFirstPaint('<link rel="stylesheet" href="/assets/a.css#"/>', styleSheets)
  expect(page).toBe('<style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css#" disabled=""/>')
})

test('its scripts are asked for when the page has been painted', () => {
  const page = withFirstPaint(
    `<link rel="modulepreload" href="/a.js"/><p></p><script type="module" async="">import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/page.js";

  window.modules = {"root":route0,"page":route1};

import("/entry.js");</script>`,
    styleSheets,
  )
  const [seen, script] = page.split('<script>')
  expect(seen).toBe('<p></p>')
  expect(script).toMatch(/^new PerformanceObserver\(/)
  expect(script).toContain('for(const href of ["/a.js"])')
  expect(script).toContain(
    'const [route0,route1]=await Promise.all(["/root.js","/page.js","/manifest.js"].map((address)=>import(address)));window.modules = {"root":route0,"page":route1};',
  )
  expect(script).toContain('import("/entry.js");}).observe({type:\'paint\',buffered:true})</script>')
})

test('the script in the place of the start carries the mark of its render', () => {
  const page = withFirstPaint(
    '<link rel="modulepreload" href="/a.js"/><script nonce="a7c1" type="module" async="">import("/entry.js");</script>',
    styleSheets,
  )
  expect(page).toMatch(/^<script nonce="a7c1">new PerformanceObserver\(/)
})

test('styles that would end the element they stand in, or that nobody knows, stay in their file', () => {
  for (const address of ['/assets/b.css', '/assets/c.css']) {
    const link = `<link rel="stylesheet" href="${address}"/>`
    expect(withFirstPaint(link, styleSheets)).toBe(link)
  }
})
