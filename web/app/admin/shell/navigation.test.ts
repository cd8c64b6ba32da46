import { expect, test } from 'vitest'
import { destinationsOf } from './navigation.ts'

test('S7: the sidebar begins with the specified entries; other content is a group of its own after them', () => {
  const groups = destinationsOf('owner').map((group) => group.map(({ label }) => label))
  expect(groups[0]).toEqual([
    'Dashboard',
    'Products',
    'Categories',
    'Services',
    'Team',
    'Partners',
    'Clients',
    'Settings',
  ])
  expect(groups[1]).toEqual(['References', 'News', 'Pages', 'Downloads'])
  expect(groups[2]?.at(-1)).toBe('Users')
})
