import { expect, test } from 'vitest'
import { whyNotDeletable } from './deletable.ts'

test('a client without data or without an id cannot be deleted, and that is said @spec-201', () => {
  expect(whyNotDeletable(undefined)).toBe('Cannot delete: Invalid client data')
  expect(whyNotDeletable({ name: 'Rosa' })).toBe('Cannot delete: Missing client ID')
  expect(whyNotDeletable({ _id: '1', name: 'Rosa' })).toBeUndefined()
})
