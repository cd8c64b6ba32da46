import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { temporaryPrefix, writeAtomically } from '../platform/files/atomic-file.ts'
import { createLimiter } from '../platform/limiter.ts'
import { isPdf, pageFile } from './page-path.ts'
import { createFileReader, type StoredFile } from './stored-file.ts'
import { isWhole, looksWhole, removePage } from './write-page.ts'
import { writePage } from './writer.ts'

/** Where published pages are kept for a file server to serve. Another kind of store (S3) needs these, no more. */
export type PageStore = {
  id: string
  has: (path: string) => Promise<boolean>
  /** The page as a file server would send it to a client that accepts these encodings. */
  read: (path: string, acceptEncoding?: string) => Promise<StoredFile | null>
  put: (path: string, body: string | Uint8Array) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Whether a page's files are, to the byte, what was put. */
  isWhole: (path: string) => Promise<boolean>
  /** The same at a glance: whether nobody has touched the files since. */
  looksWhole: (path: string) => Promise<boolean>
  /** Whether the store is still where it was opened; somebody may have taken its folder away. */
  isThere: () => Promise<boolean>
  /** Takes all pages out at once. */
  clear: () => Promise<void>
  /** The paths of all stored pages. */
  list: () => Promise<string[]>
  /**
   * Adds built files that pages refer to, and replaces those that differ; what older builds left stays for pages that are
   * still open somewhere.
   */
  putStatic: (folder: string) => Promise<void>
  /** The built files that are missing or differ. */
  damagedStatic: (folder: string) => Promise<string[]>
}

/**
 * Pages in a folder: `pages/about.html` with `.br` and `.gz` beside it, PDFs as they are, and built files under
 * `static/`.
 */
export async function openFolderStore(root: string): Promise<PageStore> {
  const pages = join(root, 'pages')
  await mkdir(pages, { recursive: true })
  const readFileFor = createFileReader()
  const fileOf = (path: string) => {
    const file = pageFile(path)
    if (!file) throw new Error(`${path} is not an address that a page can have`)
    return join(pages, file)
  }
  const id = await storeId(root)
  return {
    id,
    has: (path) => exists(fileOf(path)),
    read: (path, acceptEncoding) => readFileFor(fileOf(path), acceptEncoding),
    put: async (path, body) => writePage({ file: fileOf(path), body }),
    remove: async (path) => removePage(fileOf(path)),
    isWhole: async (path) => isWhole(fileOf(path)),
    looksWhole: async (path) => looksWhole(fileOf(path)),
    isThere: () => exists(join(root, 'store-id')),
    async clear() {
      const stored = await readdir(pages).catch(() => [])
      if (stored.length === 0) return
      // One step for any number of pages; requests find none from then on.
      const taken = join(root, `${takenPrefix}${randomUUID()}`)
      try {
        await rename(pages, taken)
      } catch (error) {
        // Another copy that shares the folder clears it at the same moment.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
      await mkdir(pages, { recursive: true })
      const left = (await readdir(root)).filter((name) => name.startsWith(takenPrefix))
      for (const name of left) await rm(join(root, name), { recursive: true, force: true })
    },
    async list() {
      const names = await readdir(pages, { recursive: true })
      return names
        .filter((name) => (name.endsWith('.html') || isPdf(name)) && !name.includes(temporaryPrefix))
        .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
    },
    async putStatic(folder) {
      await copyStatic(folder, join(root, 'static'))
      if (!(await exists(join(root, 'store-id')))) await writeAtomically(join(root, 'store-id'), id)
    },
    damagedStatic: (folder) => differing(folder, join(root, 'static')),
  }
}

/** A store keeps its own name, so that copies that share the folder know that they share it. */
async function storeId(root: string): Promise<string> {
  const file = join(root, 'store-id')
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  // The copy that lost the race may look before the other has written.
  for (let attempt = 0; attempt < 50; attempt++) {
    const id = (await readFile(file, 'utf8')).trim()
    if (id) return id
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${file} is empty: delete it and start again`)
}

/** Beside the pages, where nothing serves it. */
const takenPrefix = '.taken-'

const keepFor = 30 * 24 * 60 * 60_000

async function copyStatic(from: string, to: string) {
  const names = await filesIn(from)
  const limit = createLimiter(4)
  await Promise.all(names.map((name) => limit(() => putFile(name, join(from, name), join(to, name)))))
  // A page of an older build may be open somewhere and still ask for its files.
  const current = new Set(names)
  for (const name of await filesIn(to)) {
    const age = Date.now() - (await stat(join(to, name))).mtimeMs
    if (!current.has(name) && age > keepFor) await rm(join(to, name), { force: true })
  }
}

async function putFile(name: string, source: string, target: string) {
  if (await isSame(source, target)) {
    // An older build may have brought it: from now on it is in use again.
    const now = new Date()
    return name.startsWith('assets/') ? utimes(target, now, now) : undefined
  }
  await writeAtomically(target, await readFile(source))
}

async function differing(from: string, to: string): Promise<string[]> {
  const names = await filesIn(from)
  const areSame = await Promise.all(names.map((name) => isSame(join(from, name), join(to, name))))
  return names.filter((_, index) => !areSame[index])
}

async function isSame(source: string, target: string): Promise<boolean> {
  const [wanted, found] = await Promise.all([readFile(source), readFile(target).catch(() => null)])
  return found !== null && wanted.equals(found)
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
}

function exists(file: string) {
  return access(file).then(
    () => true,
    () => false,
  )
}
