import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { ApiError, type Client } from '@busbar/contract'

/** Tries to upload an image that nobody has uploaded before; 201 when it was kept. */
export async function tryUpload(admin: Client): Promise<{ status: number }> {
  try {
    await admin.uploads.add('partners', newImage())
    return { status: 201 }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status }
    throw error
  }
}

const side = 256

/** Noise, so that every image is another and none is small. */
export function newImage(): Blob {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8) // Eight bits each of red, green and blue.
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND')]
  return new Blob([Buffer.concat([signature, ...parts])], { type: 'image/png' })
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
