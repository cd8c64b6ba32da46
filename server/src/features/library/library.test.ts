import { texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { testImage, upload } from '../../../test/uploads.ts'
import { images } from '../../content/tables.ts'

let busbar: TestApp
let token: string
let editor: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn('admin')).token
  editor = (await busbar.signIn('editor')).token
})
afterAll(() => busbar.close())

type Method = Parameters<TestApp['call']>[0]
const call = (method: Method, path: string, body?: object, as = token) =>
  busbar.call(method, `/api${path}`, { body, token: as })
const ok = async (...args: Parameters<typeof call>) => {
  const { status, body } = await call(...args)
  expect([args[1], status, body.message]).toEqual([args[1], expect.toBeOneOf([200, 201]), undefined])
  return body.data
}

/** An uploaded image: its address and its file. */
async function uploaded(name: string, folder = 'services') {
  const { body } = await upload(busbar, `/upload?folder=${folder}`, await testImage().png().toBuffer(), {
    token,
    name,
  })
  const imageUrl = body.imageUrl as string
  return { imageUrl, file: imageUrl.split('/')[3] as string }
}

const find = async (query: string) => (await ok('GET', `/library/images?${query}`)) as { file: string }[]
const filesIn = async (query: string) => (await find(query)).map(({ file }) => file)

describe('GET /library/images', () => {
  test('finds an image by its file name, its alternative text and the title of a record that uses it', async () => {
    const { imageUrl, file } = await uploaded('Hall_9 50%.JPG')
    expect(await find('search=hall_9')).toMatchObject([{ file, name: 'Hall_9 50%.JPG', uses: 0 }])
    expect(await filesIn('search=hallx9')).toEqual([])
    await ok('PUT', '/upload/description', { imageUrl, alt: 'A turbine hall' })
    expect(await filesIn('search=turbine')).toEqual([file])
    await ok('POST', '/services', { title: 'Maintenance of governors', imageUrl })
    expect(await find('search=governors')).toMatchObject([{ file, uses: 1, folder: 'services' }])
  })

  test('finds those that nothing uses, those without an alternative text, and those of a folder', async () => {
    const used = await uploaded('used.png', 'team')
    const idle = await uploaded('idle.png', 'team')
    const drafted = await uploaded('drafted.png', 'team')
    const member = await ok('POST', '/team', {
      ...{ name: 'Ada', surname: 'Volt', position: 'Engineer', jobTitle: 'Engineer', description: 'x' },
      email: 'ada@busbar.example',
      imageUrl: used.imageUrl,
    })
    await ok('POST', '/drafts', {
      collection: 'team',
      kind: 'changed',
      recordId: member._id,
      values: { imageUrl: drafted.imageUrl },
    })
    expect(await filesIn('folder=team&only=unused')).toEqual([idle.file])
    expect((await filesIn('folder=team')).toSorted()).toEqual([used.file, idle.file, drafted.file].toSorted())
    await ok('PUT', `/library/images/${idle.file}`, { alt: 'Nobody' })
    expect((await filesIn('folder=team&only=undescribed')).toSorted()).toEqual(
      [used.file, drafted.file].toSorted(),
    )
  })

  test('shows an image once that was uploaded to two folders', async () => {
    const image = await testImage().png().toBuffer()
    for (const folder of ['partners', 'clients', 'partners'])
      await upload(busbar, `/upload?folder=${folder}`, image, { token, name: 'twice.png' })
    const [one, ...others] = await find('search=twice')
    expect([one, others]).toMatchObject([{ name: 'twice.png' }, []])
    const file = one?.file ?? ''
    await ok('PUT', `/library/images/${file}`, { alt: 'Both of them' })
    const alts = await busbar.db.select({ alt: images.alt }).from(images).where(eq(images.name, 'twice.png'))
    expect(alts).toEqual([{ alt: 'Both of them' }, { alt: 'Both of them' }])
  })

  test('is read in pages that leave nothing out', async () => {
    const url = (number: number) => `/uploads/general/${String(number).padStart(32, '0')}.webp`
    const many = Array.from({ length: 120 }, (_, number) => ({ url: url(number), name: 'paged' }))
    await busbar.db
      .insert(images)
      .values(many.map((image) => ({ ...image, width: 1, height: 1, thumbHash: '' })))
    const files: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body } = await call(
        'GET',
        `/library/images?search=paged&before=${next}`.replace(/&before=$/, ''),
      )
      files.push(...body.data.map(({ file }: { file: string }) => file))
      next = body.meta.next
    }
    expect([files.length, new Set(files).size]).toEqual([120, 120])
  })

  test('A34: refuses what is no query, and no file name reaches the database as anything but a word', async () => {
    for (const query of ['folder=secrets', 'only=mine', 'before=x', 'before=2026-01-01/../x', 'sort=name'])
      expect([query, (await call('GET', `/library/images?${query}`)).status]).toEqual([query, 400])
    expect(await filesIn(`search=${encodeURIComponent("' or true --")}`)).toEqual([])
    expect((await busbar.call('GET', '/api/library/images', {})).status).toBe(401)
  })
})

describe('GET /library/images/{file}', () => {
  test('tells apart who uses it now, in a draft, in the trash and in earlier versions alone', async () => {
    const { imageUrl, file } = await uploaded('everywhere.png')
    const make = (title: string) => ok('POST', '/services', { title, imageUrl })
    const [, former, gone] = [await make('Live'), await make('Former'), await make('Gone')]
    const idle = await ok('POST', '/services', { title: 'Drafted' })
    await ok('PUT', `/services/${former._id}`, { imageUrl: '' })
    await ok('DELETE', `/services/${gone._id}`)
    const draft = { collection: 'services', kind: 'changed', recordId: idle._id, values: { imageUrl } }
    await ok('POST', '/drafts', draft)
    await ok('PUT', '/company/info', { heroImages: [{ imageUrl, title: 'Hall' }] })
    const { usedBy, useCounts } = await ok('GET', `/library/images/${file}`)
    const said = usedBy.map((use: Record<string, unknown>) => [
      use.state,
      use.collection,
      use.title,
      use.fields,
    ])
    expect(said).toEqual([
      ['now', 'company', null, ['heroImages']],
      ['now', 'services', 'Live', ['imageUrl']],
      ['draft', 'services', 'Drafted', ['imageUrl']],
      ['trash', 'services', 'Gone', ['imageUrl']],
      ['history', 'services', 'Former', []],
    ])
    expect(useCounts).toEqual({ now: 2, draft: 1, trash: 1, history: 1 })
    await ok('PUT', '/company/info', { heroImages: [] })
  })

  test('A34: an address that is no file of ours is refused, whatever it is', async () => {
    const strange = [
      'x.webp',
      '..%2f..%2fetc%2fpasswd',
      `${'a'.repeat(32)}.webp%00`,
      `${'a'.repeat(32)}.php`,
      '%',
    ]
    for (const file of strange) {
      expect([file, (await call('GET', `/library/images/${file}`)).status]).toEqual([
        file,
        expect.toBeOneOf([400, 404]),
      ])
    }
    expect((await call('GET', `/library/images/${'a'.repeat(32)}.webp`)).status).toBe(404)
  })
})

describe('PUT /library/images/{file}', () => {
  test('keeps the focal point, which pages get with the image, and history tells of it', async () => {
    const { imageUrl, file } = await uploaded('focus.png')
    const service = await ok('POST', '/services', { title: 'In focus', imageUrl })
    const pictures = async () => (await ok('GET', `/services/${service._id}`)).pictures[imageUrl]
    expect((await pictures()).focus).toBeNull()
    const told = await ok('PUT', `/library/images/${file}`, { focus: { x: 20, y: 75 } })
    expect([told.focus, told.alt]).toEqual([{ x: 20, y: 75 }, ''])
    expect((await pictures()).focus).toEqual({ x: 20, y: 75 })
    const [newest] = await ok('GET', '/history')
    expect(newest).toMatchObject({
      collection: 'images',
      recordId: imageUrl,
      changes: [{ field: 'focus', before: null, after: { x: 20, y: 75 } }],
    })
    await ok('PUT', `/library/images/${file}`, { focus: null })
    expect((await pictures()).focus).toBeNull()
    expect((await pictures()).name).toBeUndefined()
  })

  test('refuses a point that is not in the image, and unknown fields', async () => {
    const { file } = await uploaded('bounds.png')
    const bad = [{ focus: { x: -1, y: 0 } }, { focus: { x: 0, y: 101 } }, { focus: { x: 0.5, y: 1 } }]
    for (const body of [...bad, { focus: { x: 1 } }, { name: 'x' }, { alt: 'x'.repeat(251) }])
      expect([body, (await call('PUT', `/library/images/${file}`, body)).status]).toEqual([
        body,
        expect.toBeOneOf([400, 422]),
      ])
    expect((await call('PUT', `/library/images/${'b'.repeat(32)}.webp`, { alt: 'x' })).status).toBe(404)
  })
})

describe('POST /library/images/{file}/replace', () => {
  test('puts the new image into every record and draft at once, and one Undo brings the old one back', async () => {
    const [old, fresh] = [await uploaded('old.png'), await uploaded('fresh.png')]
    const service = await ok('POST', '/services', { title: 'Switchgear', imageUrl: old.imageUrl })
    const product = await ok('POST', '/products', {
      ...{ title: 'Relay', shortDescription: 'x', mainImageUrl: old.imageUrl },
      images: [old.imageUrl, fresh.imageUrl, '/uploads/products/other.webp'],
    })
    const drafted = await ok('POST', '/drafts', {
      ...{ collection: 'services', kind: 'changed', recordId: service._id },
      values: { title: 'Switchgear, new', imageUrl: old.imageUrl },
    })
    const alone = await ok('POST', '/drafts', {
      ...{ collection: 'services', kind: 'new', values: { title: 'Only a draft', imageUrl: old.imageUrl } },
    })
    const answer = await ok('POST', `/library/images/${old.file}/replace`, { imageUrl: fresh.imageUrl })
    expect(answer).toEqual({ release: expect.any(String), records: 2, drafts: 1 })
    expect((await ok('GET', `/services/${service._id}`)).imageUrl).toBe(fresh.imageUrl)
    expect(await ok('GET', `/products/${product._id}`)).toMatchObject({
      mainImageUrl: fresh.imageUrl,
      images: [fresh.imageUrl, '/uploads/products/other.webp'],
    })
    expect((await ok('GET', `/drafts/${alone._id}`)).values.imageUrl).toBe(fresh.imageUrl)
    expect((await ok('GET', `/drafts/${drafted._id}`)).clashes).toEqual([])

    const [entry, ...earlier] = await ok('GET', '/history')
    expect(entry).toMatchObject({
      collection: 'releases',
      recordId: answer.release,
      action: 'publish',
      title: texts.images.replaced('old.png'),
    })
    expect(earlier[0].change).toBeLessThan(entry.change)

    await ok('POST', `/releases/${answer.release}/undo`)
    expect((await ok('GET', `/services/${service._id}`)).imageUrl).toBe(old.imageUrl)
    expect((await ok('GET', `/products/${product._id}`)).images).toEqual(product.images)
    expect((await ok('GET', `/drafts/${alone._id}`)).values.imageUrl).toBe(old.imageUrl)
    expect((await ok('GET', '/drafts')).map(({ _id }: { _id: string }) => _id)).not.toContain(answer.release)
    expect((await call('GET', `/releases/${answer.release}`)).status).toBe(404)
  })

  test('what somebody has changed since in another field stays when it is undone', async () => {
    const [old, fresh] = [await uploaded('old2.png'), await uploaded('fresh2.png')]
    const service = await ok('POST', '/services', { title: 'Before', imageUrl: old.imageUrl })
    const { release } = await ok('POST', `/library/images/${old.file}/replace`, { imageUrl: fresh.imageUrl })
    await ok('PUT', `/services/${service._id}`, { title: 'After' })
    await ok('POST', `/releases/${release}/undo`)
    expect(await ok('GET', `/services/${service._id}`)).toMatchObject({
      title: 'After',
      imageUrl: old.imageUrl,
    })
  })

  test('blocks on the home page count as a use, and get the new image', async () => {
    const [old, fresh] = [await uploaded('hall-old.png', 'pages'), await uploaded('hall-new.png', 'pages')]
    const blocks = [{ type: 'gallery', key: 'halls', images: [old.imageUrl] }]
    await ok('PUT', '/site-settings', { homeSections: [{ id: 'blocks', key: 'between', blocks }] })
    expect((await ok('GET', `/library/images/${old.file}`)).usedBy).toMatchObject([
      { state: 'now', collection: 'site-settings', fields: ['homeSections'] },
    ])
    await ok('POST', `/library/images/${old.file}/replace`, { imageUrl: fresh.imageUrl })
    const [part] = await ok('GET', '/site-settings/home-sections')
    expect([part.blocks[0].images, Object.keys(part.pictures)]).toEqual([[fresh.imageUrl], [fresh.imageUrl]])
  })

  test('an editor is refused where the settings use it too, and then nothing is replaced', async () => {
    const [old, fresh] = [await uploaded('logo.png'), await uploaded('logo2.png')]
    const service = await ok('POST', '/services', { title: 'Ours', imageUrl: old.imageUrl })
    await ok('PUT', '/company/info', { logo: { imageUrl: old.imageUrl } })
    const path = `/library/images/${old.file}/replace`
    const refused = await call('POST', path, { imageUrl: fresh.imageUrl }, editor)
    expect([refused.status, refused.body.message]).toEqual([403, texts.images.replaceNotAllowed])
    expect((await ok('GET', `/services/${service._id}`)).imageUrl).toBe(old.imageUrl)
    expect((await ok('POST', path, { imageUrl: fresh.imageUrl })).records).toBe(2)
    expect((await ok('GET', '/company/info')).logo.imageUrl).toBe(fresh.imageUrl)
  })

  test('A34: only an uploaded image takes the place of another, and only where that one is used', async () => {
    const [old, fresh] = [await uploaded('a.png'), await uploaded('b.png')]
    const path = `/library/images/${old.file}/replace`
    const codes = async (imageUrl: unknown) => {
      const { status, body } = await call('POST', path, { imageUrl })
      return [status, body.code]
    }
    expect(await codes(fresh.imageUrl)).toEqual([409, 'image_not_used'])
    await ok('POST', '/services', { title: 'Uses it', imageUrl: old.imageUrl })
    for (const imageUrl of ['https://evil.example/x.webp', '/uploads/../secret', 'javascript:alert(1)', ''])
      expect([imageUrl, ...(await codes(imageUrl))]).toEqual([imageUrl, 404, 'not_found'])
    expect(await codes(old.imageUrl)).toEqual([409, 'same_image'])
    expect(await codes(7)).toEqual([400, 'malformed'])
    const missing = `/library/images/${'c'.repeat(32)}.webp/replace`
    expect((await call('POST', missing, { imageUrl: fresh.imageUrl })).status).toBe(404)
    expect((await busbar.call('POST', `/api${path}`, { body: fresh })).status).toBe(401)
  })
})

describe('DELETE /library/images/{file}', () => {
  test('removes an image that nothing uses, with its file', async () => {
    const { imageUrl, file } = await uploaded('away.png')
    await ok('DELETE', `/library/images/${file}`, undefined, editor)
    expect((await call('GET', `/library/images/${file}`)).status).toBe(404)
    expect(await busbar.storage.get(imageUrl.replace('/uploads/', ''))).toBeNull()
    expect((await call('DELETE', `/library/images/${file}`)).status).toBe(404)
  })

  test('refuses one that a record uses, or used in a version that can be brought back', async () => {
    const { imageUrl, file } = await uploaded('kept.png')
    const service = await ok('POST', '/services', { title: 'Keeps it', imageUrl })
    const refused = async () => {
      const { status, body } = await call('DELETE', `/library/images/${file}`)
      return [status, body.code]
    }
    expect(await refused()).toEqual([409, 'image_used'])
    await ok('PUT', `/services/${service._id}`, { imageUrl: '' })
    expect(await refused()).toEqual([409, 'image_used'])
  })
})

test('A34: what a file is called is kept as words: no path, nothing invisible, never too long', async () => {
  const names = {
    '../../etc/passwd': 'passwd',
    'C:\\photos\\hall.png': 'hall.png',
    'a\u202egnp.exe': 'agnp.exe',
    '<img src=x onerror=alert(1)>.png': '<img src=x onerror=alert(1)>.png',
    [`${'x'.repeat(300)}.png`]: 'x'.repeat(200),
  }
  for (const [name, kept] of Object.entries(names)) {
    const { file } = await uploaded(name)
    expect([name, (await ok('GET', `/library/images/${file}`)).name]).toEqual([name, kept])
  }
})
