import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeTogether } from '../platform/files/atomic-file.ts'
import { isPdf } from './page-path.ts'

/** Writes a page and its compressed twins. It is for a thread of its own, which has nothing else to do meanwhile. */
export async function writePage(page: string, body: string | Uint8Array) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  const modifiedAt = versionTime(bytes)
  // A new build renders every page again, changed or not: visitors' copies of an unchanged one stay valid.
  if (isStored(page, bytes, modifiedAt) && (await isWhole(page))) return
  const bodies = isPdf(page) ? [bytes] : compressed(bytes)
  const files = compressedNames(page).map((path, index) => ({ path, body: bodies[index] as Buffer }))
  // Lost in a power cut, the sum would have the page published again.
  await writeTogether([...files, { path: sumFile(page), body: sumOf(bodies), isSynced: false }], modifiedAt)
}

/** Whether a page's files are, to the byte, what was written. */
export async function isWhole(page: string) {
  try {
    const bodies = await Promise.all(compressedNames(page).map((file) => readFile(file)))
    return sumOf(bodies) === (await readFile(sumFile(page), 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether a page's files look as they were written, without reading them: they share a time that no clock gives, so any
 * other hand that writes one of them shows. Damage that leaves the time as it was is found by `isWhole` alone.
 */
export async function looksWhole(page: string) {
  try {
    const files = await Promise.all([...compressedNames(page), sumFile(page)].map((file) => stat(file)))
    return files.every(({ size, mtimeMs }) => size > 0 && mtimeMs === files[0]?.mtimeMs)
  } catch {
    return false
  }
}

export async function removePage(page: string) {
  for (const file of [...compressedNames(page), sumFile(page)]) await rm(file, { force: true })
}

/** A page's files: as browsers take it, and as it is. A PDF is compressed in itself. */
const compressedNames = (page: string) => (isPdf(page) ? [page] : [`${page}.br`, `${page}.gz`, page])

/** Beside its page, under a name that nothing serves: what the files were when they were put. */
function sumFile(page: string) {
  return join(dirname(page), `.${basename(page, '.html')}.sha256`)
}

function sumOf(bodies: Buffer[]) {
  const hash = createHash('sha256')
  for (const body of bodies) hash.update(`${body.length} `).update(body)
  return hash.digest('hex')
}

/** The bodies of the files, in the order of their names. */
function compressed(bytes: Buffer): Buffer[] {
  const params = {
    // Higher qualities take several times as long for a few bytes, and somebody waits for the page.
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // As far as there is something to look back at: a window that is larger is only slower.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
  }
  return [brotliCompressSync(bytes, { params }), gzipSync(bytes, { level: 6 }), bytes]
}

function isStored(page: string, bytes: Buffer, modifiedAt: Date) {
  const known = statSync(page, { throwIfNoEntry: false })
  if (known?.size !== bytes.length || known.mtimeMs !== modifiedAt.getTime()) return false
  return readFileSync(page).equals(bytes)
}

/**
 * File servers make the ETag of a file from its second and size. So the second is made of the content: another version
 * has another one, and the same version the same in every store, whatever the clock there. It is always in the past.
 */
function versionTime(bytes: Buffer) {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() >>> 2
  return new Date(seconds * 1000)
}
