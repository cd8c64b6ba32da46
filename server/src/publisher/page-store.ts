import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { temporaryPrefix, writeAtomically } from '../platform/atomic-file.ts'
import { createLimiter } from '../platform/limiter.ts'
import { pageFiles } from './page-path.ts'
import { createFileReader, type StoredFile } from './stored-file.ts'

export type Page = { html: string; data: string }

/** Where published pages are kept for a file server to serve. Another kind of store (S3) needs these, no more. */
export type PageStore = {
  id: string
  has: (path: string) => Promise<boolean>
  /** The page or its data as a file server would send it to who accepts these encodings. */
  read: (path: string, kind: keyof Page, acceptEncoding?: string) => Promise<StoredFile | null>
  put: (path: string, page: Page) => Promise<void>
  remove: (path: string) => Promise<void>
  /** The paths of all stored pages. */
  list: () => Promise<string[]>
  /** Adds built files that pages refer to; what older builds left stays for pages that are still open somewhere. */
  putStatic: (folder: string) => Promise<void>
}

/** Pages in a folder: `pages/about.html` with `.br` and `.gz` beside it, and built files under `static/`. */
export async function openFolderStore(root: string): Promise<PageStore> {
  const pages = join(root, 'pages')
  await mkdir(pages, { recursive: true })
  const readFileFor = createFileReader()
  const filesOf = (path: string) => {
    const files = pageFiles(path)
    if (!files) throw new Error(`${path} is not an address that a page can have`)
    return { html: join(pages, files.html), data: join(pages, files.data) }
  }
  return {
    id: await storeId(root),
    has: (path) => exists(filesOf(path).html),
    read: (path, kind, acceptEncoding) => readFileFor(filesOf(path)[kind], acceptEncoding),
    async put(path, { html, data }) {
      const files = filesOf(path)
      const modifiedAt = await nextModification(files.html)
      const variants = [...(await compressed(files.data, data)), ...(await compressed(files.html, html))]
      // At once: each waits for the disk, and the disk can wait for all of them together.
      await Promise.all(variants.map(([file, body]) => writeAtomically(file, body, modifiedAt)))
    },
    async remove(path) {
      const files = filesOf(path)
      for (const file of [files.html, files.data].flatMap(variantsOf)) await rm(file, { force: true })
    },
    async list() {
      const names = await readdir(pages, { recursive: true })
      return names
        .filter((name) => name.endsWith('.html') && !name.includes(temporaryPrefix))
        .map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`))
    },
    putStatic: (folder) => copyStatic(folder, join(root, 'static')),
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

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressed(file: string, body: string): Promise<[string, Buffer][]> {
  const bytes = Buffer.from(body)
  const params = {
    // The highest two qualities would take ten times as long, and somebody waits for the page.
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  return [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
    [file, bytes],
  ]
}

function variantsOf(file: string) {
  return [file, `${file}.br`, `${file}.gz`]
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
  // Built assets carry their content's hash in the name: one that is there is the same, and in use again.
  if (name.startsWith('assets/') && (await exists(target))) {
    const now = new Date()
    return utimes(target, now, now)
  }
  await writeAtomically(target, await readFile(source))
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
