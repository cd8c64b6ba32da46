import { guides } from '@busbar/contract'
import { expect, test } from 'vitest'
import { dashboard, destinationsOf, documentation } from '../navigation.ts'

const withoutGuide = [dashboard.to, documentation.to, '/admin/help']

test('every screen has a guide for everybody who sees it', () => {
  for (const role of ['owner', 'admin', 'editor'] as const) {
    const theirs = guides.filter(({ roles }) => roles?.includes(role) ?? true)
    const screens = destinationsOf(role)
      .flat()
      .map(({ to }) => to)
      .filter((to) => !withoutGuide.includes(to))
    for (const to of screens)
      expect(
        theirs.some(({ screen }) => to === `/admin/${screen}`),
        `${role} ${to}`,
      ).toBe(true)
  }
})

test('guides have names of their own', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length)
})
