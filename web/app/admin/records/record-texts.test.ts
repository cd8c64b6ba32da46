import { expect, test } from 'vitest'
import { recordTexts } from './record-texts.ts'

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
  expect(recordTexts('partners').heading).toBe('Partners Management')
  expect(recordTexts('partners', { heading: 'Friends' }).heading).toBe('Friends')
})
