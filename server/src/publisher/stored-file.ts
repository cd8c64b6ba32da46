import { readFile, stat } from 'node:fs/promises'

export type StoredFile = { body: Buffer; etag: string; encoding: 'br' | 'gzip' | null }

const largestCache = 2000
/** Larger ones, such as datasheets, are read each time: two thousand of them would fill the memory. */
const largestKept = 100_000

/**
 * Reads files of the page store the way nginx serves them: compressed where the visitor takes it, with an ETag of
 * the file's second and size. Bytes of pages are kept in memory and looked at again only when the file was replaced.
 */
export function createFileReader() {
  const kept = new Map<string, StoredFile & { version: string }>()

  async function read(file: string, encoding: StoredFile['encoding']): Promise<StoredFile | null> {
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const version = `${found.mtimeMs}-${found.size}-${found.ino}`
    const known = kept.get(file)
    if (known?.version === version) return known
    const etag = `"${Math.floor(found.mtimeMs / 1000).toString(16)}-${found.size.toString(16)}"`
    const entry = { body: await readFile(file), etag, encoding, version }
    if (kept.size >= largestCache) kept.clear()
    if (entry.body.length <= largestKept) kept.set(file, entry)
    return entry
  }

  return async (file: string, acceptEncoding = ''): Promise<StoredFile | null> => {
    const accepts = acceptEncoding.toLowerCase()
    if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts))
      return (await read(`${file}.br`, 'br')) ?? read(file, null)
    if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepts))
      return (await read(`${file}.gz`, 'gzip')) ?? read(file, null)
    return read(file, null)
  }
}
