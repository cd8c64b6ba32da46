import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { temporaryPrefix, writeAtomically } from '../platform/files/atomic-file.ts'
import { createLimiter } from '../platform/limiter.ts'
import type { CompressedPage } from './compress-page.ts'
import { pageFile } from './page-path.ts'
import { createFileReader, type StoredFile } from './stored-file.ts'

/** Where published pages are kept for a file server to serve. Another kind of store (S3) needs these, no more. */
export type PageStore = {
  id: string
  has: (path: string) => Promise<boolean>
  /** The page as a file server would send it to a client that accepts these encodings. */
  read: (path: string, acceptEncoding?: string) => Promise<StoredFile | null>
  put: (path: string, page: CompressedPage) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Whether a page's files are, to the byte, what was put. */
  isWhole: (path: string) => Promise<boolean>
  /** Whether the store is still where it was opened; somebody may have taken its folder away. */
  isThere: () => Promise<boolean>
  /** The paths of all stored pages. */
  list: () => Promise<string[]>
  /**
   * Adds built files that pages refer to, and mends those that differ; what older builds left stays for pages that are
   * still open somewhere.
   */
  putStatic: (folder: string) => Promise<void>
  /** The built files that are missing or differ. */
  damagedStatic: (folder: string) => Promise<string[]>
}

/** Pages in a folder: `pages/about.html` with `.br` and `.gz` beside it, and built files under `static/`. */
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
    async put(path, { br, gz, html }) {
      const page = fileOf(path)
      const modifiedAt = await nextModification(page)
      const bodies = [br, gz, html]
      // At once: each waits for the disk, and the disk can wait for all of them together.
      await Promise.all([
        ...compressedNames(page).map((file, index) =>
          writeAtomically(file, bodies[index] as Buffer, { modifiedAt }),
        ),
        // Lost in a power cut, it would have the page published again.
        writeAtomically(sumFile(page), sumOf(bodies), { isSynced: false }),
      ])
    },
    async remove(path) {
      const page = fileOf(path)
      for (const file of [...compressedNames(page), sumFile(page)]) await rm(file, { force: true })
    },
    async isWhole(path) {
      const page = fileOf(path)
      try {
        const bodies = await Promise.all(compressedNames(page).map((file) => readFile(file)))
        return sumOf(bodies) === (await readFile(sumFile(page), 'utf8'))
      } catch {
        return false
      }
    },
    isThere: () => exists(join(root, 'store-id')),
    async list() {
      const names = await readdir(pages, { recursive: true })
      return names
        .filter((name) => name.endsWith('.html') && !name.includes(temporaryPrefix))
        .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
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

/** File servers make the ETag of a file from its second and size: two versions must never share the second. */
async function nextModification(file: string) {
  const previous = await stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  )
  const seconds = Math.max(Math.floor(Date.now() / 1000), Math.floor(previous / 1000) + 1)
  return new Date(seconds * 1000)
}

const compressedNames = (file: string) => [`${file}.br`, `${file}.gz`, file]

/** Beside its page, under a name that nothing serves: what the files were when they were put. */
function sumFile(html: string) {
  return join(dirname(html), `.${basename(html, '.html')}.sha256`)
}

function sumOf(bodies: Buffer[]) {
  const hash = createHash('sha256')
  for (const body of bodies) hash.update(`${body.length} `).update(body)
  return hash.digest('hex')
}

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
