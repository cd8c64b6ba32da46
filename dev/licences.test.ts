import { expect, test } from 'vitest'
import { refusedPackages } from './licences.ts'

const refused = (license?: string, path = 'node_modules/some-package') =>
  refusedPackages({ packages: { [path]: { license } } })

test('accepts permissive licences', () => {
  for (const licence of ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'Unlicense'])
    expect(refused(licence)).toEqual([])
})

test('refuses a GPL package and names it, however deep it is', () => {
  for (const licence of ['GPL-3.0-only', 'AGPL-3.0-or-later', 'LGPL-3.0-or-later'])
    expect(refused(licence, 'node_modules/a/node_modules/@scope/b')).toEqual([{ name: '@scope/b', licence }])
})

test('refuses a package without a licence', () => {
  expect(refused()).toEqual([{ name: 'some-package', licence: 'none' }])
  expect(refused('SEE LICENSE IN LICENSE.md')).toHaveLength(1)
})

test('takes one side of an OR, and needs both sides of an AND', () => {
  expect(refused('(MIT OR GPL-2.0-only)')).toEqual([])
  expect(refused('GPL-2.0-only OR (MIT AND ISC)')).toEqual([])
  expect(refused('MIT AND GPL-2.0-only')).toHaveLength(1)
  expect(refused('MIT AND (ISC OR GPL-2.0-only)')).toEqual([])
})

test('refuses an exception, an open bracket and whatever else it cannot read', () => {
  for (const expression of ['MIT WITH Classpath-exception-2.0', '(MIT', 'MIT)', 'MIT,ISC', ''])
    expect(refused(expression)).toHaveLength(1)
})

test('accepts other licences only for the packages that are listed with a reason', () => {
  expect(refused('MPL-2.0')).toHaveLength(1)
  expect(refused('MPL-2.0', 'node_modules/axe-core')).toEqual([])
  expect(refused('GPL-3.0-only', 'node_modules/axe-core')).toHaveLength(1)
  expect(refused(undefined, 'node_modules/png-js')).toEqual([])
})

test('leaves out our own workspaces', () => {
  expect(
    refusedPackages({ packages: { '': {}, server: {}, 'node_modules/@busbar/server': { link: true } } }),
  ).toEqual([])
})
