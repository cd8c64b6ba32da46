import { allHomeSections, type HomeSectionId, homeSectionIds } from '@busbar/contract'
import { expect, test } from 'vitest'
import { sectionHeads } from './section-heads.ts'

const heads = (ids: readonly HomeSectionId[]) =>
  sectionHeads(ids.map((id) => ({ id, heading: null, introduction: null })))
const tones = (ids: readonly HomeSectionId[]) => heads(ids).map(({ tone }) => tone)
const blocks = { id: 'blocks' as const, key: 'between' }

test('the standard sections have the standard words, on light and dark in turn', () => {
  const standard = sectionHeads(allHomeSections([]))
  expect(standard[0]).toEqual({
    id: 'services',
    title: 'What we do',
    introduction: 'Choose a service to see what it covers.',
    tone: 'light',
  })
  expect(standard.map(({ tone }) => tone)).toEqual([
    'light',
    'dark',
    'light',
    'dark',
    'light',
    'light',
    'dark',
  ])
})

test('own words replace the standard ones, and an empty introduction is none', () => {
  const [team] = sectionHeads([{ id: 'team', heading: 'Our people', introduction: '' }])
  expect(team).toMatchObject({ title: 'Our people', introduction: '' })
})

test('wherever sections move and whichever are hidden, no two dark ones meet, nor three light ones', () => {
  const orders = permutationsOf(homeSectionIds.slice(0, 3)).flatMap((some) =>
    homeSectionIds.map((_, place) => [...some, 'team', 'partners', 'clients'].toSpliced(place, 0, 'contact')),
  ) as HomeSectionId[][]
  for (const order of [
    ...orders,
    ...orders.map((ids) => ids.slice(1)),
    ...orders.map((ids) => ids.slice(3)),
  ]) {
    const line = tones(order).join(' ')
    expect(line, order.join(' ')).not.toMatch(/dark dark|light light light/)
    expect(heads(order).find(({ id }) => id === 'contact')?.tone ?? 'dark').toBe('dark')
  }
})

test('blocks are on paper wherever they stand, and no two dark sections meet beside them', () => {
  const standard = allHomeSections([])
  for (const place of [0, ...standard.keys().map((index) => index + 1)]) {
    const line = sectionHeads(standard.toSpliced(place, 0, { ...blocks, blocks: [], isVisible: true }))
    expect(line[place]).toEqual({ ...blocks, tone: 'light' })
    expect(line.map(({ tone }) => tone).join(' ')).not.toMatch(/dark dark/)
  }
})

function permutationsOf<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item) =>
    permutationsOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}
