import sharp from 'sharp'
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
