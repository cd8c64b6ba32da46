import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

type Upload = { token?: string | null; field?: string; name?: string; type?: string }

/** Sends one file to an upload call, as a browser's form does. */
export async function upload(
  busbar: TestApp,
  path: string,
  body: Buffer | string,
  { token = null, ...file }: Upload,
) {
  const form = await formOf(body, file)
  return busbar.call('POST', `/api${path}`, { token, ...form })
}

/** The bytes of a form with one file, and the header that belongs to them. */
export async function formOf(
  body: Buffer | string,
  { field = 'image', name = 'logo.png', type = 'image/png' }: Omit<Upload, 'token'> = {},
) {
  const form = new FormData()
  form.append(field, new Blob([typeof body === 'string' ? body : new Uint8Array(body)], { type }), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

let drawn = 0

/** An image that no other test of the file has: images with the same content are one. */
export function testImage(width = 40, height = 20) {
  drawn += 1
  // Colours far apart, because neighbours look the same once they are compressed.
  const hue = (drawn * 137.5) % 360
  return sharp({
    create: { width, height, channels: 3, background: `hsl(${hue}, 90%, ${30 + (drawn % 5) * 10}%)` },
  })
}

/** A noisy image, which compresses as badly as a photograph. */
export function photo(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
}

let filesMade = 0

/** Small whole files of every kind, another one each time. */
export const testFiles = {
  pdf: () =>
    Buffer.from(`%PDF-1.4\n% number ${++filesMade}\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n`),
  zip: (entries: Record<string, string> = { 'read me.txt': `number ${++filesMade}` }) => zipOf(entries),
  xlsx: (more: Record<string, string> = {}) =>
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': `<workbook n="${++filesMade}"/>`,
      ...more,
    }),
  step: () =>
    Buffer.from(`ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#${++filesMade}=X();\nENDSEC;\nEND-ISO-10303-21;\n`),
  dxf: () =>
    Buffer.from(
      `999\nnumber ${++filesMade}\n  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n`,
    ),
}

/** Small whole videos, another one each time; nothing can be seen in them. */
export const testVideos = {
  mp4: () =>
    Buffer.concat([
      box('ftyp', 'isom\0\0\x02\0isomavc1'),
      box('moov', `number ${++filesMade}`),
      box('mdat', 'frames'.repeat(100)),
    ]),
  webm: () => {
    const body = Buffer.from(`number ${++filesMade} ${'frames'.repeat(10)}`)
    const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from('webm')])
    return Buffer.concat([head, Buffer.from([0x18, 0x53, 0x80, 0x67, 0x80 + body.length]), body])
  },
}

function box(type: string, content: string) {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.length)
  return Buffer.concat([size, Buffer.from(type + content, 'latin1')])
}

/** Uploads a file, which must work; answers with its address, kind and size. */
export async function uploadFile(
  busbar: TestApp,
  token: string,
  body = testFiles.pdf(),
  name = 'Data sheet.pdf',
) {
  const answer = await upload(busbar, '/upload/file', body, { token, field: 'file', name })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return answer.body.data as { fileUrl: string; name: string; kind: string; size: number }
}

/** An archive of these files, not compressed. */
export function zipOf(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const [path, body] = [Buffer.from(name), Buffer.from(text)]
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(crc32(body), 0)
    sizes.writeUInt32LE(body.length, 4)
    sizes.writeUInt32LE(body.length, 8)
    sizes.writeUInt16LE(path.length, 12)
    const local = Buffer.concat([
      Buffer.from('504b03041400000800000000000000', 'hex').subarray(0, 14),
      sizes,
      path,
      body,
    ])
    const head = Buffer.alloc(46)
    Buffer.from('504b010214001400000800000000', 'hex').copy(head)
    sizes.copy(head, 16)
    head.writeUInt32LE(at, 42)
    parts.push(local)
    directory.push(head, path)
    at += local.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  Buffer.from('504b0506', 'hex').copy(end)
  const count = Object.keys(entries).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}
