import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { registeredCalls } from '../test/calls.ts'
import { areas, type Document, operationsOf } from '../test/openapi/document.ts'
import { readDocument } from '../test/openapi/drive.ts'

let document: Document
beforeAll(async () => {
  document = await readDocument()
})

describe('GET /openapi.json', () => {
  test('the document is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect([errors, valid]).toEqual([undefined, true])
  })

  test('it describes every call that is registered, and no other', async () => {
    const described = operationsOf(document).map(
      ({ method, path }) => `${method} ${path.replace('/api', '')}`,
    )
    expect([...described, 'GET /openapi.json'].sort()).toEqual((await registeredCalls()).sort())
  })

  test('every call has an area whose test drives it', () => {
    const driven = Object.values(areas).flat()
    const tags = new Set(operationsOf(document).map(({ tag }) => tag))
    expect([...tags].sort()).toEqual(driven.sort())
  })

  test('every call says what it is for, who may call it and how it fails', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, described] of Object.entries(methods)) {
        expect([path, method, described.summary]).toEqual([path, method, expect.stringMatching(/\w/)])
        expect(Object.keys(described.responses)).toEqual(expect.arrayContaining(['4XX', '5XX']))
      }
    }
    expect(document.paths['/api/partners']?.post?.security).toEqual([{ bearer: [] }])
    expect(document.paths['/api/partners']?.get?.security).toBeUndefined()
    const access = (path: string, method: string) => document.paths[path]?.[method]?.['x-access']
    expect([access('/api/partners', 'get'), access('/api/partners', 'post')]).toEqual(['public', 'session'])
    expect(access('/api/users', 'get')).toEqual(['owner'])
  })
})
