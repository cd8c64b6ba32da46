import { bulkUpdate, type CollectionName, collections, richTextFields } from '@busbar/contract'
import { describe } from 'vitest'
import { startApi } from '../api.ts'
import { testBulkDelete, testBulkRestore, testBulkUpdate } from './standard-bulk.ts'
import { testHistory, testRevert } from './standard-history.ts'
import { orderTests } from './standard-order.ts'
import { testPage } from './standard-page.ts'
import { type ContentType, testList, testRead, testSlug } from './standard-reads.ts'
import { testBulkErase } from './standard-trash.ts'
import {
  type BrokenRule,
  testAddresses,
  testCreate,
  testRemove,
  testRestore,
  testRichText,
  testRules,
  testUpdate,
} from './standard-writes.ts'

type Standard = Pick<ContentType, 'valid' | 'publicFields'> & {
  /** What is refused in a new record, and with which sentences; a field that is undefined is left out. */
  rules: BrokenRule[]
  /** The same when a record is changed. */
  changeRules: BrokenRule[]
  /** Fields that hold an address. */
  addresses: string[]
}

/** The tests of the calls that every content type has, each under its call; tests of its own go beside them. */
export function standardTests(name: CollectionName, standard: Standard) {
  const { rules, changeRules, addresses, valid } = standard
  const { singular: word, input, publicItem } = collections[name]
  const api = startApi()
  const field = 'title' in input.shape ? 'title' : 'name'
  const type = { ...standard, api, name, word, field }
  const ordered = 'displayOrder' in input.shape ? orderTests(type) : null
  const make = async (input: object = {}) => api.create(name, { ...(await valid()), ...input })
  const address = async () => `/${name}/${(await make())._id}`

  describe(`GET /${name}`, () => testList(type))

  describe(`POST /${name}`, () => {
    testCreate(type)
    ordered?.testCreateInOrder()
    testRules(api, 'POST', () => `/${name}`, valid, rules)
    testAddresses(type, addresses)
    for (const text of richTextFields(input)) testRichText(type, text)
  })

  if (ordered) describe(`PUT /${name}/reorder`, ordered.testReorder)

  describe(`GET /${name}/{id}`, () => {
    testRead(type)
    if ('slug' in publicItem.shape) testSlug(type)
  })

  describe(`PUT /${name}/{id}`, () => {
    testUpdate(type)
    ordered?.testMove()
    if ('searchTitle' in input.shape) testPage(type)
    testRules(api, 'PUT', address, () => ({}), changeRules)
  })

  describe(`DELETE /${name}/{id}`, () => {
    testRemove(type)
    ordered?.testRemoveFromOrder()
  })

  describe(`POST /${name}/{id}/restore`, () => {
    testRestore(type)
    ordered?.testRestoreToOrder()
  })

  if (bulkUpdate(collections[name])) describe(`POST /${name}/bulk-update`, () => testBulkUpdate(type))
  describe(`POST /${name}/bulk-delete`, () => testBulkDelete(type))
  describe(`POST /${name}/bulk-restore`, () => {
    testBulkRestore(type)
    ordered?.testRestoreManyToOrder()
  })
  describe(`POST /${name}/bulk-erase`, () => testBulkErase(type))

  describe(`GET /${name}/{id}/history`, () => testHistory(type))
  describe(`POST /${name}/{id}/revert`, () => testRevert(type))

  return { api, type, make, address }
}
