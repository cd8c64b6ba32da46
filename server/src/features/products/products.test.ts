import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { badAddresses } from '../../../test/attacks.ts'
import { pageSample, publicPageFields } from '../../../test/standard/standard-page.ts'
import { testActive } from '../../../test/standard/standard-reads.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'
import { testBody, testRules, testSession } from '../../../test/standard/standard-writes.ts'

let number = 0
const valid = () => ({
  title: `Motor ${++number}`,
  shortDescription: 'Turns',
  fullDescription: 'Turns for thirty years.',
  mainImageUrl: '/uploads/products/motor.webp',
  images: ['/uploads/products/side.webp', '/uploads/products/back.webp'],
  category: null as string | null,
  price: 1249.5,
  isNew: true,
  isEcoFriendly: false,
  status: 'active',
  lifecycle: 'new',
  variants: [{ orderCode: `M-${number}`, name: 'With feet', values: {}, price: 1349.5 }],
  drawing: '/uploads/products/drawing.webp',
  questions: [{ question: 'Can it run backwards?', answer: 'Yes.' }],
  ...pageSample,
})
const imageRule = 'Please choose an uploaded image or a web address'
const { api, type, make, address } = standardTests('products', {
  valid,
  publicFields: [
    'title',
    'shortDescription',
    'fullDescription',
    'mainImageUrl',
    'images',
    'category',
    'price',
    'isNew',
    'isEcoFriendly',
    'status',
    'lifecycle',
    'successor',
    'values',
    'variants',
    'accessories',
    'spareParts',
    'files',
    'drawing',
    'questions',
    ...publicPageFields,
  ],
  rules: [
    [
      { title: undefined, shortDescription: undefined },
      { title: 'Product title is required', shortDescription: 'Short description is required' },
    ],
    [{ title: ' ' }, { title: 'Product title is required' }],
    [{ shortDescription: '' }, { shortDescription: 'Short description is required' }],
    [{ price: -0.01 }, { price: 'Please enter a price of zero or more' }],
    [{ price: 1e12 }, { price: 'Please enter a price of zero or more' }],
    [{ images: ['not an image'] }, { 'images.0': imageRule }],
    [{ category: crypto.randomUUID() }, { category: 'This category no longer exists' }],
    [{ category: 'nonsense' }, { category: 'This category no longer exists' }],
  ],
  changeRules: [
    [
      { title: '', shortDescription: ' ' },
      { title: 'Product title is required', shortDescription: 'Short description is required' },
    ],
    [{ price: -1 }, { price: 'Please enter a price of zero or more' }],
    [{ category: crypto.randomUUID() }, { category: 'This category no longer exists' }],
  ],
  addresses: ['shareImage', 'mainImageUrl', 'drawing'],
})
const makeCategory = async () => (await api.create('categories', { title: `Drives ${++number}` }))._id
const uploaded = (file: string) => `/uploads/products/${file}.webp`

describe('GET /products', () => {
  test('A26: visitors see active products only; ?status narrows the list for staff @spec-153', async () => {
    const hidden = await make({ title: 'Concealed one', status: 'inactive' })
    const shown = await make({ title: 'Concealed two' })
    const visitors = await api.visitor('GET', '/products?search=concealed')
    expect(fieldOf(visitors.body.data, '_id')).toEqual([shown._id])
    expect((await api.visitor('GET', '/products?search=concealed&status=inactive')).body.data).toEqual([])
    expect(await api.column('/products?search=concealed', '_id')).toEqual([hidden._id, shown._id])
    expect(await api.column('/products?search=concealed&status=inactive', '_id')).toEqual([hidden._id])
    expect((await api.user('GET', '/products?status=deleted')).status).toBe(400)
  })

  test('those without a price come last, whichever way they are sorted by it', async () => {
    for (const price of [null, 5, 0.5, 70]) await make({ title: 'Priced', price })
    expect(await api.column('/products?search=priced&sort=price', 'price')).toEqual([0.5, 5, 70, null])
    expect(await api.column('/products?search=priced&sort=-price', 'price')).toEqual([70, 5, 0.5, null])
  })
})

describe('GET /products?category={id}', () => {
  test('it lists what is in the category, for visitors what is active @spec-153', async () => {
    const category = await makeCategory()
    const inside = await make({ category })
    const hidden = await make({ category, status: 'inactive' })
    await make()
    const visitors = await api.visitor('GET', `/products?category=${category}`)
    expect([visitors.status, fieldOf(visitors.body.data, '_id')]).toEqual([200, [inside._id]])
    expect(await api.column(`/products?category=${category}`, '_id')).toEqual([inside._id, hidden._id])
  })

  test('an unknown category has no products, and what is no id is refused', async () => {
    expect(await api.column(`/products?category=${crypto.randomUUID()}`, '_id')).toEqual([])
    for (const category of ['nonsense', '', "' or 1=1 --"])
      expect((await api.visitor('GET', `/products?category=${encodeURIComponent(category)}`)).status).toBe(
        400,
      )
  })
})

describe('GET /products/active', () => {
  testActive(type, { status: 'inactive' })
})

describe('POST /products', () => {
  test('title and short description are enough: no price, no category, active @spec-153', async () => {
    expect(await api.create('products', { title: 'Bare', shortDescription: 'Hardly there' })).toMatchObject({
      fullDescription: null,
      mainImageUrl: null,
      images: [],
      category: null,
      price: null,
      isNew: false,
      isEcoFriendly: false,
      status: 'active',
    })
  })

  test('a price has two decimals', async () => {
    expect((await make({ price: 19.999 })).price).toBe(20)
    expect((await make({ price: 0 })).price).toBe(0)
    expect((await make({ price: 9_999_999_999.99 })).price).toBe(9_999_999_999.99)
    expect((await api.user('POST', '/products', { ...valid(), price: '12' })).status).toBe(400)
  })

  test('it is put into a category that is there, and into none in the trash', async () => {
    const category = await makeCategory()
    expect((await make({ category })).category).toBe(category)
    await api.user('DELETE', `/categories/${category}`)
    const answer = await api.user('POST', '/products', { ...valid(), category })
    expect([answer.status, answer.body.errors]).toEqual([422, { category: 'This category no longer exists' }])
  })

  test('A31: no image of the gallery leads elsewhere, and there are twenty at most', async () => {
    const post = (images: unknown) => api.user('POST', '/products', { ...valid(), images })
    for (const bad of badAddresses) expect([bad, (await post([bad])).status]).toEqual([bad, 422])
    expect((await post(Array.from({ length: 21 }, (_, index) => uploaded(`${index}`)))).status).toBe(422)
    expect((await post('x')).status).toBe(400)
  })
})

describe('POST /products/bulk-update', () => {
  const update = (changes: object[]) => api.user('POST', '/products/bulk-update', { changes })

  test('each is put into the category that it is given, or taken out of it', async () => {
    const [one, other] = [await makeCategory(), await makeCategory()]
    const ids = [(await make())._id, (await make({ category: one }))._id]
    const answer = await update([
      { _id: ids[0], category: other },
      { _id: ids[1], category: null },
    ])
    expect([answer.status, fieldOf(answer.body.data, 'category').sort()]).toEqual([200, [other, null].sort()])
    expect((await api.read(`/products/${ids[0]}`)).category).toBe(other)
  })

  test('a category that is not there is named, and nothing changes', async () => {
    const [a, b] = [await make(), await make()]
    const answer = await update([
      { _id: a._id, status: 'inactive' },
      { _id: b._id, category: crypto.randomUUID() },
    ])
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { 'changes.1': 'This category no longer exists' },
    ])
    expect((await api.read(`/products/${a._id}`)).status).toBe('active')
  })
})

describe('GET /products/{id}', () => {
  test('A26: a visitor does not see an inactive product @spec-153', async () => {
    const { _id } = await make({ status: 'inactive' })
    expect((await api.visitor('GET', `/products/${_id}`)).status).toBe(404)
    expect((await api.user('GET', `/products/${_id}`)).status).toBe(200)
  })
})

describe('PUT /products/{id}', () => {
  test('status alone can be sent, and toggles @spec-153', async () => {
    const path = await address()
    for (const status of ['inactive', 'active'])
      expect((await api.user('PUT', path, { status })).body.data).toMatchObject({ status, price: 1249.5 })
    for (const status of ['gone', true]) {
      const answer = await api.user('PUT', path, { status })
      expect([status, [400, 422].includes(answer.status)]).toEqual([status, true])
    }
  })

  test('null takes category and price away', async () => {
    const { _id } = await make({ category: await makeCategory() })
    const answer = await api.user('PUT', `/products/${_id}`, { category: null, price: null })
    expect(answer.body.data).toMatchObject({ category: null, price: null })
  })
})

describe('POST /products/{id}/restore', () => {
  test('it comes back without a category that has gone meanwhile', async () => {
    const category = await makeCategory()
    const { _id } = await make({ category })
    await api.user('DELETE', `/products/${_id}`)
    await api.user('DELETE', `/categories/${category}`)
    const answer = await api.user('POST', `/products/${_id}/restore`)
    expect([answer.status, answer.body.data.category]).toEqual([200, null])
  })
})

describe('POST /products/{id}/images', () => {
  const images = async () => `${await address()}/images`
  testSession(api, 'POST', images, { imageUrl: uploaded('x') })
  testBody(api, 'POST', images)
  testRules(api, 'POST', images, () => ({}), [
    [{}, { imageUrl: 'Please select an image file' }],
    [{ imageUrl: '' }, { imageUrl: 'Please select an image file' }],
    ...badAddresses.map((imageUrl): [object, Record<string, string>] => [
      { imageUrl },
      { imageUrl: imageRule },
    ]),
  ])

  test('it goes to the end of the gallery; one that is there already stays where it is @spec-153', async () => {
    const path = await images()
    const added = await api.user('POST', path, { imageUrl: uploaded('top') })
    expect([added.status, added.body.data.revision]).toEqual([200, 2])
    expect(added.body.data.images).toEqual([...valid().images, uploaded('top')])
    const again = await api.user('POST', path, { imageUrl: uploaded('side') })
    expect([again.status, again.body.data.revision]).toEqual([200, 2])
  })

  test('the twenty-first breaks a rule', async () => {
    const { _id } = await make({ images: Array.from({ length: 20 }, (_, index) => uploaded(`${index}`)) })
    const answer = await api.user('POST', `/products/${_id}/images`, { imageUrl: uploaded('more') })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { images: 'Please use at most 20 additional images' },
    ])
  })

  test('of ten that are added at once none is lost', async () => {
    const path = await images()
    const added = Array.from({ length: 10 }, (_, index) => uploaded(`parallel-${index}`))
    await Promise.all(added.map((imageUrl) => api.user('POST', path, { imageUrl })))
    const { images: all } = await api.read(path.replace('/images', ''))
    expect([...all].sort()).toEqual([...valid().images, ...added].sort())
  })

  test('an unknown product is a 404', async () => {
    for (const id of [crypto.randomUUID(), (await make({ title: 'Gone' }))._id]) {
      await api.user('DELETE', `/products/${id}`)
      const answer = await api.user('POST', `/products/${id}/images`, { imageUrl: uploaded('x') })
      expect([answer.status, answer.body.message]).toEqual([404, 'Product not found'])
    }
  })
})

describe('DELETE /products/{id}/images/{imageId}', () => {
  testSession(api, 'DELETE', async () => `${await address()}/images/side.webp`)

  test('it leaves the gallery, named by its file with or without the ending @spec-153', async () => {
    const path = await address()
    const first = await api.user('DELETE', `${path}/images/side.webp`)
    expect([first.status, first.body.data.images]).toEqual([200, [uploaded('back')]])
    const second = await api.user('DELETE', `${path}/images/back`)
    expect([second.status, second.body.data.images, second.body.data.revision]).toEqual([200, [], 3])
  })

  test("A22: another product's image is a 404 and stays", async () => {
    const other = await make({ images: [uploaded('theirs')] })
    for (const image of ['theirs.webp', 'theirs', 'nothing', "' or 1=1 --", '..']) {
      const path = `${await address()}/images/${encodeURIComponent(image)}`
      expect([image, (await api.user('DELETE', path)).status]).toEqual([image, 404])
    }
    expect(await api.read(`/products/${other._id}`)).toMatchObject({
      images: [uploaded('theirs')],
      revision: 1,
    })
  })

  test('an unknown product is a 404', async () => {
    const answer = await api.user('DELETE', `/products/${crypto.randomUUID()}/images/side.webp`)
    expect([answer.status, answer.body.message]).toEqual([404, 'Product not found'])
  })
})

describe('PUT /products/{id}/main-image', () => {
  const mainImage = async () => `${await address()}/main-image`
  testSession(api, 'PUT', mainImage, { imageUrl: uploaded('x') })
  testBody(api, 'PUT', mainImage)
  testRules(api, 'PUT', mainImage, () => ({}), [
    [{}, { imageUrl: 'Please select an image file' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: imageRule }],
  ])

  test('it becomes the main image and the gallery stays @spec-153', async () => {
    const answer = await api.user('PUT', await mainImage(), { imageUrl: uploaded('side') })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      mainImageUrl: uploaded('side'),
      images: valid().images,
      revision: 2,
    })
  })

  test('a stale If-Match answers 409 with the current record', async () => {
    const path = await mainImage()
    await api.user('PUT', path, { imageUrl: uploaded('first') })
    const late = await api.user('PUT', path, { imageUrl: uploaded('late') }, { 'if-match': '"1"' })
    expect([late.status, late.body.data.mainImageUrl]).toEqual([409, uploaded('first')])
  })

  test('an unknown product is a 404', async () => {
    const path = `/products/${crypto.randomUUID()}/main-image`
    const answer = await api.user('PUT', path, { imageUrl: uploaded('x') })
    expect([answer.status, answer.body.message]).toEqual([404, 'Product not found'])
  })
})
