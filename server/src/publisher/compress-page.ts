import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is and as browsers take it. */
export type CompressedPage = { html: Buffer; br: Buffer; gz: Buffer }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function compressPage(html: string): Promise<CompressedPage> {
  const bytes = Buffer.from(html)
  const params = {
    // Higher qualities take several times as long for a few bytes, and somebody waits for the page.
    [constants.BROTLI_PARAM_QUALITY]: 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  return { html: bytes, br, gz }
}
