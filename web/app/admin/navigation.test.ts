import { expect, test } from 'vitest'
import { destinationsOf, isOnScreen } from './navigation.ts'

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
  expect(groups[1]).toEqual(['Characteristics', 'References', 'News', 'Pages', 'Downloads'])
  expect(groups[2]?.at(-1)).toBe('Users')
  expect(groups[3]).toEqual(['Notifications', 'Website settings', 'Help', 'Documentation', 'Support'])
})

const all = destinationsOf('owner').flat()
const shownAt = (path: string) => all.filter((one) => isOnScreen(path, one)).map(({ label }) => label)

test('A13: every address is that of one entry, and no two entries look the same', () => {
  expect(shownAt('/admin')).toEqual(['Dashboard'])
  expect(shownAt('/admin/products/new')).toEqual(['Products'])
  expect(shownAt('/admin/news')).toEqual(['News'])
  expect(shownAt('/admin/settings')).toEqual(['Settings'])
  expect(shownAt('/admin/site-settings')).toEqual(['Website settings'])
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(all.length)
})
