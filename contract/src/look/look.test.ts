import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lookInput } from '../types/website/look-input.ts'
import { colorPairs, failingPairs, nearestPassing } from './color-pairs.ts'
import { contrast } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'
import { standardColors, standardLook } from './tokens.ts'

/** The same choices in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

function randomLooks(count: number, seed = 19) {
  const next = numbers(seed)
  const color = () => `#${[0, 0, 0].map(() => byte(next())).join('')}`
  return Array.from({ length: count }, () => ({
    ...standardLook,
    primary: color(),
    accent: color(),
    hero: next() < 0.5 ? ('dark' as const) : ('light' as const),
  }))
}

const byte = (share: number) =>
  Math.floor(share * 256)
    .toString(16)
    .padStart(2, '0')

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('a colour comes back from OKLCH as it was', () => {
  for (const { primary, accent } of randomLooks(200))
    expect([primary, accent].map((color) => toHex(toOklch(color)))).toEqual([primary, accent])
})

test('the standard look is that of the styles, and passes with either hero', async () => {
  const styles = await readFile(new URL('../../../web/app/site/layout/tokens.css', import.meta.url), 'utf8')
  const screen = styles.slice(0, styles.indexOf('@media print'))
  const written = [...screen.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [
    name,
    color,
  ])
  expect(Object.fromEntries(written)).toEqual(standardColors)
  for (const hero of ['dark', 'light'] as const)
    expect(failingPairs({ ...standardLook, hero })).toEqual({ primary: [], accent: [] })
})

test('of 1,000 random choices each is refused, or every pair of colours passes AA', () => {
  let taken = 0
  for (const look of randomLooks(1000)) {
    const failing = Object.values(colorPairs(look))
      .flat()
      .filter(({ front, ground, needed }) => contrast(front, ground) < needed)
    const passes = lookInput.safeParse(look).success
    expect(passes, JSON.stringify({ look, failing })).toBe(failing.length === 0)
    if (passes) taken += 1
  }
  expect(taken).toBeGreaterThan(40)
}, 300_000)

test('what is offered instead passes; a colour that passes is kept, and a near miss moves a little', () => {
  for (const look of randomLooks(60, 7)) {
    const primary = nearestPassing(look, 'primary')
    const accent = nearestPassing({ ...look, primary }, 'accent')
    expect(failingPairs({ ...look, primary, accent }), JSON.stringify(look)).toEqual({
      primary: [],
      accent: [],
    })
  }
  expect(nearestPassing({ ...standardLook, accent: '#e5342b', primary: '#17171c' }, 'accent')).toBe('#e13028')
  expect(nearestPassing(standardLook, 'primary')).toBe(standardLook.primary)
}, 120_000)

test('a refusal names the field and the colour to take', () => {
  const { error } = lookInput.safeParse({ ...standardLook, primary: '#17171c', accent: '#e5342b' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['accent'], '#e5342b gives too little contrast. The nearest colour that passes is #e13028'],
  ])
})
