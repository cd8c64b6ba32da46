import { describe, expect, test } from 'vitest'
import { fieldOf, startApi } from '../../../test/api.ts'
import { addSampleFile, sampleInput } from '../../../test/sample-input.ts'
import { trackReads } from '../../content/read-tracking.ts'
import { collections } from '../../wiring/collections.ts'

const api = startApi()
let number = 0
const characteristic = async (more: object = {}) =>
  (await api.create('characteristics', { name: `Characteristic ${++number}`, ...more }))._id as string
const input = (more: object = {}) => ({ title: `Switch ${++number}`, shortDescription: 'Switches', ...more })
const make = (more: object = {}) => api.create('products', input(more))
const put = (id: string, body: object) => api.user('PUT', `/products/${id}`, body)
const draft = (body: object) => api.user('POST', '/drafts', { collection: 'products', ...body })
const volts = (value: string) => ({ kind: 'number', relation: 'is', value, unit: 'kV' })
const variant = (orderCode: string, more: object = {}) => ({ orderCode, ...more })

describe('a product that is saved', () => {
  test('values are kept exactly, each with the unit in which it was typed', async () => {
    const ids = [
      await characteristic({ unit: 'V' }),
      await characteristic({ kind: 'range', unit: '°C' }),
      await characteristic({ kind: 'choice', choices: [{ key: 'dry', label: 'Dry' }] }),
      await characteristic({ kind: 'text' }),
      await characteristic({ kind: 'yesNo' }),
    ]
    const given = [
      { kind: 'number', relation: 'atLeast', value: '12000.000000000000000000000001', unit: 'kV' },
      { kind: 'range', from: '-25', to: null, unit: '°C' },
      { kind: 'choice', keys: ['dry'] },
      { kind: 'text', text: 'IEC 60076' },
      { kind: 'yesNo', isTrue: false },
    ]
    const values = Object.fromEntries(ids.map((id, index) => [id, given[index]]))
    const { _id } = await make({ values, variants: [variant('E-1', { values })] })
    const shown = (await api.visitor('GET', `/products/${_id}`)).body.data
    expect(shown.values).toEqual(values)
    expect(shown.variants).toEqual([{ orderCode: 'E-1', name: null, values, price: null }])
  })

  test('a value that is of nothing, or does not fit, is named by its place', async () => {
    const [voltage, gone] = [await characteristic({ unit: 'A' }), crypto.randomUUID()]
    const answer = await api.user('POST', '/products', {
      ...input(),
      values: { [gone]: volts('5') },
      variants: [variant('F', { values: { [voltage]: volts('5') } })],
    })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        [`values.${gone}`]: 'This characteristic no longer exists',
        [`variants.0.values.${voltage}`]: `Characteristic ${number - 1}: kV doesn’t measure the same as A`,
      },
    ])
  })

  test('no floating-point number gets in, and nothing that could not be shown', async () => {
    const id = await characteristic({ unit: 's' })
    const send = async (value: object) =>
      (await api.user('POST', '/products', input({ values: { [id]: value } }))).status
    for (const value of ['1e3', '01', '1.50', '-0', '+1', '1,5', '', 'x'])
      expect([value, await send({ kind: 'number', value, unit: 's' })]).toEqual([value, 422])
    expect(await send({ kind: 'number', value: 1.5, unit: 's' })).toBe(400)
    expect(await send({ kind: 'number', value: '100', unit: 'min' })).toBe(422)
    expect(await send({ kind: 'number', value: '90', unit: 'min' })).toBe(201)
    expect(await send({ kind: 'number', value: '90', unit: 'parsec' })).toBe(422)
    expect(await send({ kind: 'range', from: '2', to: '1', unit: 's' })).toBe(422)
    expect(await send({ kind: 'range', from: null, to: null, unit: 's' })).toBe(422)
  })

  test('an order code is of one product, however it is written, until nothing has it any more', async () => {
    const first = await make({ variants: [variant('AB-12 100')] })
    const post = (code: string) => api.user('POST', '/products', input({ variants: [variant(code)] }))
    const refused = await post('ab-12100')
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'order_code_taken',
      { 'variants.0.orderCode': `“${first.title}” already has the order code ab-12100` },
    ])
    const twice = await api.user('POST', '/products', input({ variants: [variant('Z 1'), variant('z1')] }))
    expect(twice.body.errors).toEqual({ variants: 'Two variants have the same order code' })
    await put(first._id, { variants: [variant('AB-13')] })
    const { data: second } = (await post('ab-12100')).body
    expect((await put(first._id, { variants: [variant('AB-12 100')] })).status).toBe(409)
    await api.user('DELETE', `/products/${second._id}`)
    expect((await put(first._id, { variants: [variant('AB-12 100')] })).status).toBe(200)
    const restored = await api.user('POST', `/products/${second._id}/restore`)
    expect([restored.status, restored.body.code]).toEqual([409, 'order_code_taken'])
  })

  test('of twenty at once with the same order code one is made', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.user('POST', '/products', input({ variants: [variant('RACE-1')] })),
      ),
    )
    expect(fieldOf(tries, 'status').sort()).toEqual([201, ...Array(19).fill(409)])
  })

  test('a product names others and files that are there, never itself', async () => {
    await addSampleFile(api.db())
    const other = await make()
    const file = await api.create('downloads', { ...sampleInput('downloads', ++number) })
    const named = {
      lifecycle: 'discontinued',
      successor: other._id,
      accessories: [other._id],
      spareParts: [other._id],
      files: [{ kind: 'manual', download: file._id }],
    }
    const { _id } = await make(named)
    expect(await api.read(`/products/${_id}`)).toMatchObject(named)
    expect((await put(_id, { successor: _id })).body.errors).toEqual({
      successor: 'A product can’t be its own successor',
    })
    expect((await put(_id, { accessories: [_id] })).status).toBe(422)
    const nobody = crypto.randomUUID()
    expect((await put(_id, { successor: nobody })).body.errors).toHaveProperty('successor')
    expect((await put(_id, { accessories: [nobody] })).body.errors).toHaveProperty('accessories')
    expect((await put(_id, { spareParts: [nobody] })).body.errors).toHaveProperty('spareParts')
    expect((await put(_id, { files: [{ kind: 'cad', download: nobody }] })).body.errors).toHaveProperty(
      'files',
    )
  })
})

describe('a product that is read', () => {
  test('visitors get only what they may see of what it names; users what is there', async () => {
    await addSampleFile(api.db())
    const [shown, hidden] = [await make(), await make({ status: 'inactive' })]
    const file = await api.create('downloads', { ...sampleInput('downloads', ++number), isActive: false })
    const { _id } = await make({
      successor: hidden._id,
      accessories: [hidden._id, shown._id],
      spareParts: [hidden._id],
      files: [{ kind: 'manual', download: file._id }],
    })
    const visible = async () => (await api.visitor('GET', `/products/${_id}`)).body.data
    expect(await visible()).toMatchObject({
      successor: null,
      accessories: [shown._id],
      spareParts: [],
      files: [],
    })
    expect(JSON.stringify(await visible())).not.toContain(hidden._id)
    const { _id: category } = await api.create('categories', { title: `Field ${++number}` })
    await put(_id, { category })
    const within = await api.visitor('GET', `/categories/${category}?includeProducts=true`)
    expect(JSON.stringify(within.body)).not.toContain(hidden._id)
    await put(hidden._id, { status: 'active' })
    expect((await visible()).accessories).toEqual([hidden._id, shown._id])
    await api.user('DELETE', `/products/${hidden._id}`)
    expect((await api.read(`/products/${_id}`)).accessories).toEqual([shown._id])
    await api.user('POST', `/products/${hidden._id}/restore`)
    expect((await api.read(`/products/${_id}`)).accessories).toEqual([hidden._id, shown._id])
  })

  test('it carries its characteristics along when asked: as its category lists them, then the others by name', async () => {
    const [listed, first, second] = [
      await characteristic({ name: `Z ${number}`, group: 'Ratings' }),
      await characteristic({ name: `A ${number}` }),
      await characteristic({ name: `B ${number}` }),
    ]
    const marks = { isKeyFigure: true, isFilter: false, isCompared: true }
    const { _id: category } = await api.create('categories', {
      title: `Field ${++number}`,
      characteristics: [{ characteristic: listed, ...marks }],
    })
    const plain = { kind: 'number', value: '3' }
    const { _id } = await make({
      category,
      values: { [second]: plain },
      variants: [variant(`I-${number}`, { values: { [first]: plain } })],
    })
    const path = `/products/${_id}?includeCharacteristics=true`
    const { characteristics } = (await api.visitor('GET', path)).body.data
    expect(fieldOf(characteristics, '_id')).toEqual([listed, first, second])
    expect(characteristics[0]).toMatchObject({ group: 'Ratings', ...marks })
    expect((await api.read(`/products/${_id}`)).characteristics).toBeUndefined()
    const ofCategory = await api.visitor('GET', `/categories/${category}?includeCharacteristics=true`)
    expect(fieldOf(ofCategory.body.data.usedCharacteristics, '_id')).toEqual([listed])
  })

  test('a page that shows characteristics follows when one of them, or the category, changes', async () => {
    const id = await characteristic()
    const { _id: category } = await api.create('categories', { title: `Field ${++number}` })
    const { _id } = await make({ category, values: { [id]: { kind: 'number', value: '3' } } })
    const { store } = collections.products
    const { reads } = await trackReads(async () =>
      store.present(api.db(), 'public', [await store.find(api.db(), 'public', _id)], {
        includeCharacteristics: true,
      }),
    )
    expect(reads).toEqual(
      expect.arrayContaining([`categories/${category}`, `characteristics/${id}`, `products/${_id}`]),
    )
  })
})

describe('a product that comes back', () => {
  test('an earlier version, and one from the trash, have their values, variants and files', async () => {
    await addSampleFile(api.db())
    const id = await characteristic({ unit: 'V' })
    const { _id: download } = await api.create('downloads', { ...sampleInput('downloads', ++number) })
    const values = { [id]: volts('400') }
    const whole = { values, variants: [variant('BACK-1')], files: [{ kind: 'cad', download }] }
    const { _id } = await make(whole)
    const uses = await api.read(`/library/downloads/${download}/uses`)
    expect(uses.usedBy).toMatchObject([{ collection: 'products', recordId: _id, fields: ['files'] }])
    await put(_id, { values: { [id]: volts('690') }, variants: [], files: [] })
    const [last] = (await api.user('GET', `/products/${_id}/history`)).body.data
    expect(last.changes).toEqual(
      expect.arrayContaining([{ field: 'values', before: values, after: { [id]: volts('690') } }]),
    )
    const back = await api.user('POST', `/products/${_id}/revert`, { revision: 1 })
    expect(back.body.data).toMatchObject({ ...whole, variants: [{ orderCode: 'BACK-1' }] })
    await api.user('DELETE', `/products/${_id}`)
    const restored = await api.user('POST', `/products/${_id}/restore`)
    expect(restored.body.data).toMatchObject({ ...whole, variants: [{ orderCode: 'BACK-1' }] })
  })

  test('a category that comes back lists the characteristics that are still there', async () => {
    const [stays, goes] = [await characteristic(), await characteristic()]
    const listed = [stays, goes].map((one) => ({ characteristic: one }))
    const unknown = [{ characteristic: crypto.randomUUID() }]
    const { _id } = await api.create('categories', { title: `Field ${++number}`, characteristics: listed })
    expect((await api.user('PUT', `/categories/${_id}`, { characteristics: unknown })).body.errors).toEqual({
      characteristics: 'This characteristic no longer exists',
    })
    await api.user('DELETE', `/categories/${_id}`)
    await api.user('DELETE', `/characteristics/${goes}`)
    const { data } = (await api.user('POST', `/categories/${_id}/restore`)).body
    expect(fieldOf(data.characteristics, 'characteristic')).toEqual([stays])
  })
})

describe('a draft of a product', () => {
  test('an order code in a draft is taken as well, until the draft goes', async () => {
    const { title, _id } = await make()
    const made = await draft({ kind: 'changed', recordId: _id, values: { variants: [variant('DR-1')] } })
    expect(made.status).toBe(201)
    const refused = await api.user('POST', '/products', input({ variants: [variant('dr-1')] }))
    expect(refused.body.message).toBe(`“${title}” already has the order code dr-1`)
    const other = await draft({ kind: 'new', values: input({ variants: [variant('DR-1')] }) })
    expect(other.status).toBe(409)
    await api.user('DELETE', `/drafts/${made.body.data._id}`)
    expect((await draft({ kind: 'new', values: input({ variants: [variant('DR-1')] }) })).status).toBe(201)
  })

  test('two people change different values of a product, and both stay', async () => {
    const [one, other, third] = [await characteristic(), await characteristic(), await characteristic()]
    const plain = (value: string) => ({ kind: 'number', relation: 'is', value, unit: null })
    const { _id } = await make({ values: { [one]: plain('1'), [other]: plain('1'), [third]: plain('1') } })
    const { data } = (
      await draft({
        kind: 'changed',
        recordId: _id,
        values: { values: { [one]: plain('2'), [other]: plain('1') } },
      })
    ).body
    await put(_id, { values: { [one]: plain('1'), [other]: plain('3'), [third]: plain('1') } })
    const drafted = (await api.user('GET', `/drafts/${data._id}`)).body.data
    expect([drafted.clashes, drafted.values.values]).toEqual([[], { [one]: plain('2'), [other]: plain('3') }])
    expect((await api.user('POST', `/releases/${data.release._id}/publish`)).status).toBe(200)
    expect((await api.read(`/products/${_id}`)).values).toEqual({ [one]: plain('2'), [other]: plain('3') })
    expect((await api.user('POST', `/releases/${data.release._id}/undo`)).status).toBe(200)
    expect((await api.read(`/products/${_id}`)).values).toEqual({
      [one]: plain('1'),
      [other]: plain('3'),
      [third]: plain('1'),
    })
  })

  test('the same value changed twice is a clash', async () => {
    const id = await characteristic()
    const plain = (value: string) => ({ kind: 'number', relation: 'is', value, unit: null })
    const { _id } = await make({ values: { [id]: plain('1') } })
    const { data } = (
      await draft({ kind: 'changed', recordId: _id, values: { values: { [id]: plain('2') } } })
    ).body
    await put(_id, { values: { [id]: plain('3') } })
    expect(fieldOf((await api.user('GET', `/drafts/${data._id}`)).body.data.clashes, 'field')).toEqual([
      'values',
    ])
    expect((await api.user('POST', `/releases/${data.release._id}/publish`)).status).toBe(409)
  })
})

describe('a release with products', () => {
  test('records of one release may name each other, and a problem at its end is told beforehand', async () => {
    const release = (await api.user('POST', '/releases', { name: `Spring ${++number}` })).body.data._id
    const inRelease = async (values: object, collection = 'products') => {
      const answer = await api.user('POST', '/drafts', { collection, kind: 'new', values, release })
      expect([answer.status, answer.body.errors]).toEqual([201, undefined])
      return answer.body.data
    }
    const unit = await inRelease({ name: `Losses ${number}`, unit: 'W' }, 'characteristics')
    const one = await inRelease(input())
    const other = await inRelease(
      input({
        accessories: [one.recordId],
        values: { [unit.recordId]: { kind: 'number', value: '5', unit: 'kW' } },
      }),
    )
    const change = { values: { ...one.values, accessories: [other.recordId] } }
    expect((await api.user('PUT', `/drafts/${one._id}`, change)).status).toBe(200)
    const wrong = await inRelease(input({ successor: crypto.randomUUID() }))
    const check = () => api.user('GET', `/releases/${release}/check`)
    const found = (await check()).body.data.problems
    expect(found).toMatchObject([{ draft: wrong._id, message: 'This successor no longer exists' }])
    expect((await api.user('POST', `/releases/${release}/publish`)).status).toBe(422)
    await api.user('DELETE', `/drafts/${wrong._id}`)
    expect((await check()).body.data.problems).toEqual([])
    expect((await api.user('POST', `/releases/${release}/publish`)).status).toBe(200)
    expect((await api.read(`/products/${one.recordId}`)).accessories).toEqual([other.recordId])
    expect((await api.user('POST', `/releases/${release}/undo`)).status).toBe(200)
    expect((await api.user('GET', `/products/${other.recordId}`)).status).toBe(404)
    expect((await api.user('GET', `/characteristics/${unit.recordId}`)).status).toBe(404)
  })
})
