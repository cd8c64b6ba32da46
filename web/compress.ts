import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Built files are sent for months and never change: they are pressed as small as they go, once, here. */
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const folder = join(import.meta.dirname, 'build/client')
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async (file) => {
    const body = await readFile(file)
    // By default both compress as much as they can, except for gzip's level.
    await writeFile(`${file}.br`, await brotli(body))
    await writeFile(`${file}.gz`, await zip(body, { level: 9 }))
  }),
)
