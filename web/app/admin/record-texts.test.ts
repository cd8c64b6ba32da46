import { expect, test } from 'vitest'
import { collectionScreens } from './collections.ts'
import { type RecordTexts, recordTexts } from './records/record-texts.ts'
import { adminTexts } from './texts.ts'

test('the usual sentences are made from what a record is called', () => {
  const texts = recordTexts('team', { saveFailed: 'It was not saved.' }, 'team members')
  expect(texts.add).toBe('Add Team Member')
  expect(texts.created).toBe('Team member created successfully')
  expect(texts.loadFailed).toBe('Failed to load team members. Please try again.')
  expect([1, 2].map(texts.deletedMany)).toEqual([
    '1 team member deleted successfully',
    '2 team members deleted successfully',
  ])
})

test('a sentence of its own stands in the place of the usual one', () => {
  expect(recordTexts('partners').heading).toBe('Partners')
  expect(recordTexts('partners', { heading: 'Friends' }).heading).toBe('Friends')
})

test('A13: one act has one word, and screens one name, but where the specification names another', () => {
  const texts = new Map<string, unknown>(Object.entries(adminTexts))
  const names = Object.keys(collectionScreens).filter((name) => texts.has(name))
  const told = names.map((name): [string, RecordTexts] => [name, texts.get(name) as RecordTexts])
  const buttons = told.filter(([, { save, update }]) => save || update)
  expect(buttons.map(([name, { save, update }]) => [name, save, update])).toEqual([
    ['partners', undefined, 'Update'],
    ['clients', 'Add Client', 'Update Client'],
  ])
  expect(told.map(([, { heading }]) => heading)).toEqual([
    'Products Management',
    'Categories Management',
    'Services Management',
    'Team Management',
    'Partners Management',
    'Clients Management',
    'Characteristics',
    'Reference projects',
    'News',
    'Pages',
    'Downloads',
  ])
})
