import { limits, texts } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { badNames } from '../../../test/attacks.ts'
import { testFiles, upload, uploadFile } from '../../../test/uploads.ts'
import { storedFiles } from '../../content/tables.ts'
import { createFileSweep } from './file-sweep.job.ts'
import { keyOfFile } from './keep-file.ts'
import { serveFiles } from './serve-files.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp({
    routes: (app, rest) => serveFiles(app, { ...rest, isSignedIn: app.comingSoon.isSignedIn }),
  })
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const get = (address: string, headers = {}) => busbar.app.inject({ url: `/api${address}`, headers })
const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await busbar.call(method, `/api${path}`, { token, body })
  expect([path, answer.status, answer.body.message]).toEqual([path, expect.toBeOneOf([200, 201]), undefined])
  return answer.body.data
}

async function download(body = testFiles.pdf(), name = 'Data sheet.pdf') {
  const { fileUrl } = await uploadFile(busbar, token, body, name)
  const { _id } = await write('POST', '/downloads', { title: 'Data sheet', fileUrl })
  return { _id: _id as string, fileUrl, body }
}

describe('a file for download', () => {
  test('is saved and never shown, with the type of its kind, byte for byte', async () => {
    const types = {
      pdf: 'application/pdf',
      zip: 'application/zip',
      dxf: 'image/vnd.dxf',
      step: 'model/step',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }
    for (const [kind, type] of Object.entries(types)) {
      const { fileUrl, body } = await download(testFiles[kind as 'pdf'](), `Data sheet.${kind}`)
      const answer = await get(fileUrl)
      expect([answer.statusCode, answer.headers]).toEqual([
        200,
        expect.objectContaining({
          'content-type': type,
          'content-disposition': `attachment; filename="data-sheet.${kind}"`,
          'content-length': String(body.length),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=0, must-revalidate',
        }),
      ])
      expect(answer.rawPayload.equals(body)).toBe(true)
      const again = await get(fileUrl, { 'if-none-match': answer.headers.etag })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('R7: is handed out in parts, so that a download that broke off goes on', async () => {
    const { fileUrl, body } = await download()
    const whole = await get(fileUrl)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const part = await get(fileUrl, { range: 'bytes=5-9' })
    expect([part.statusCode, part.headers]).toEqual([
      206,
      expect.objectContaining({ 'content-range': `bytes 5-9/${body.length}`, 'content-length': '5' }),
    ])
    expect(part.rawPayload.equals(body.subarray(5, 10))).toBe(true)
    const rest = await get(fileUrl, { range: 'bytes=5-', 'if-range': String(whole.headers.etag) })
    expect([rest.statusCode, rest.rawPayload.equals(body.subarray(5))]).toEqual([206, true])
    const other = await get(fileUrl, { range: 'bytes=5-9', 'if-range': '"another"' })
    expect([other.statusCode, other.rawPayload.equals(body)]).toEqual([200, true])
    const outside = await get(fileUrl, { range: `bytes=${body.length}-` })
    expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([
      416,
      `bytes */${body.length}`,
      '',
    ])
  })

  test('is handed out while visitors may see a download that has it', async () => {
    const { fileUrl: idle } = await uploadFile(busbar, token)
    const { _id, fileUrl } = await download()
    const status = async (address = fileUrl) => (await get(address)).statusCode
    expect([await status(idle), await status()]).toEqual([404, 200])
    await write('PUT', `/downloads/${_id}`, { isActive: false })
    expect(await status()).toBe(404)
    await write('PUT', `/downloads/${_id}`, { isActive: true })
    await write('DELETE', `/downloads/${_id}`)
    expect(await status()).toBe(404)
    await write('POST', `/downloads/${_id}/restore`)
    expect(await status()).toBe(200)
  })

  test('R7: in a draft is for users until it is live; visitors are led from an earlier version to the newest', async () => {
    const { _id, fileUrl: first } = await download()
    const { fileUrl } = await uploadFile(busbar, token)
    const draft = await write('POST', '/drafts', {
      collection: 'downloads',
      kind: 'changed',
      recordId: _id,
      values: { fileUrl },
    })
    const mine = { authorization: `Bearer ${token}` }
    expect((await get(fileUrl)).statusCode).toBe(404)
    const tried = await get(fileUrl, mine)
    expect([tried.statusCode, tried.headers['cache-control']]).toEqual([200, 'private, no-store'])
    await write('POST', `/releases/${draft.release._id}/publish`)
    expect((await get(fileUrl)).statusCode).toBe(200)

    const back = await write('POST', '/drafts', {
      collection: 'downloads',
      kind: 'changed',
      recordId: _id,
      values: { fileUrl: first },
    })
    expect([(await get(first)).headers.location, (await get(first, mine)).statusCode]).toEqual([fileUrl, 200])
    await write('DELETE', `/drafts/${back._id}`)
    expect((await get(first, mine)).statusCode).toBe(302)
  })

  test('leads to the newest version of it where it is an earlier one', async () => {
    const { _id, fileUrl } = await download()
    const { fileUrl: next } = await uploadFile(busbar, token, testFiles.pdf(), 'Data sheet rev d.pdf')
    await write('PUT', `/downloads/${_id}`, { fileUrl: next, version: 'Rev. D' })
    const old = await get(fileUrl)
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      next,
      'no-store',
    ])
    expect((await get(next)).statusCode).toBe(200)
    const other = await write('POST', '/downloads', { title: 'For older ones', fileUrl })
    expect((await get(fileUrl)).statusCode).toBe(200)
    await write('DELETE', `/downloads/${other._id}`)
    await write('PUT', `/downloads/${_id}`, { isActive: false })
    expect((await get(fileUrl)).statusCode).toBe(404)
  })

  test('A34: has no other address, and no address leads to another file', async () => {
    const { fileUrl } = await download()
    const [, , hash = '', name = ''] = fileUrl.split('/')
    for (const address of [
      `/files/${hash}/x.zip`,
      `/files/${hash}/x.html`,
      `/files/${hash}/x`,
      `/files/${hash}/`,
      `/files/${hash}`,
      `/files/..%2f${hash}/${name}`,
      `/files/${hash}/..%2f${name}`,
      `/files/${hash}/%0d%0aset-cookie:x.pdf`,
      `/files/${hash}/%22;x=%22.pdf`,
      `/files/${hash}%00/${name}`,
    ])
      expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  })
})

describe('A33, A43: names and contents that attack', () => {
  test.each(badNames)('the name %j comes back as plain words or not at all', async (name) => {
    const sent = { token, field: 'file', name: `${name}.pdf` }
    const { status, body } = await upload(busbar, '/upload/file', testFiles.pdf(), sent)
    if (status !== 200) return expect([400, 415, 422]).toContain(status)
    expect(body.data.fileUrl).toMatch(/^\/files\/[\w-]{32}\/[a-z0-9-]{1,80}\.pdf$/)
    expect(body.data.name).not.toMatch(/[\p{Cc}\\/]/u)
    const { fileUrl } = body.data
    await write('POST', '/downloads', { title: 'Odd', fileUrl })
    const { headers } = await get(fileUrl)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['x.html', '<script>alert(1)</script>'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['x.pdf', '<html><script>alert(1)</script>'],
    ['x.zip', 'MZ\x90\0'],
    ['x.xlsx', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
    ['x.step', 'ISO-10303-21;<svg onload=alert(1)>END-ISO-10303-21;'],
    ['x.dxf', '0\nSECTION\n<script>\n0\nEOF\n'],
    ['x.pdf.exe', '%PDF-1.4 %%EOF'],
  ])('%s is refused for what it is, and nothing is kept of it', async (name, content) => {
    const before = await busbar.db.$count(storedFiles)
    const sent = { token, field: 'file', name, type: 'application/pdf' }
    const { status, body } = await upload(busbar, '/upload/file', content, sent)
    expect([status, body.code]).toEqual([415, 'wrong_type'])
    expect(await busbar.db.$count(storedFiles)).toBe(before)
  })

  test('A37, A55: a file that is too large is refused, also when it hides that', async () => {
    const large = Buffer.alloc(limits.files.maxBytes + 1, '%')
    const { status, body } = await upload(busbar, '/upload/file', large, {
      token,
      field: 'file',
      name: 'a.pdf',
    })
    expect([status, body.message]).toEqual([413, texts.files.tooLarge])
  })
})

describe('the sweep of files', () => {
  const sweep = () => createFileSweep(busbar)({}, '1')
  const age = (days: number) =>
    busbar.db.execute(sql`update stored_files set created_at = now() - make_interval(days => ${days})`)
  const isStored = async (fileUrl: string) => {
    const file = await busbar.storage.get(keyOfFile(fileUrl) ?? '')
    file?.stream.destroy()
    const [row] = await busbar.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.hash, fileUrl.split('/')[2] ?? ''))
    return [file !== null, row !== undefined]
  }

  test('takes what no download has, and keeps what history can bring back until it is erased', async () => {
    const { fileUrl: idle } = await uploadFile(busbar, token)
    const { _id, fileUrl: first } = await download()
    const { fileUrl: second } = await uploadFile(busbar, token)
    await write('PUT', `/downloads/${_id}`, { fileUrl: second })
    await age(29)
    await sweep()
    expect(await isStored(idle)).toEqual([true, true])
    await age(31)
    await sweep()
    expect([await isStored(idle), await isStored(first), await isStored(second)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
    await write('DELETE', `/downloads/${_id}`)
    await sweep()
    expect(await isStored(first)).toEqual([true, true])
    const { token: admin } = await busbar.signIn('admin')
    const erased = await busbar.call('POST', '/api/downloads/bulk-erase', {
      token: admin,
      body: { ids: [_id] },
    })
    expect(erased.status).toBe(200)
    await sweep()
    expect([await isStored(first), await isStored(second)]).toEqual([
      [false, false],
      [false, false],
    ])
  })

  test('who uploads a file again has it for as long again', async () => {
    const body = testFiles.pdf()
    const { fileUrl } = await uploadFile(busbar, token, body)
    await age(31)
    await uploadFile(busbar, token, body, 'Another name.pdf')
    await sweep()
    expect(await isStored(fileUrl)).toEqual([true, true])
  })
})
