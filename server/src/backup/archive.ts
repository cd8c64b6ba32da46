import { createHash } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod'
import { openZip } from '../platform/files/open-zip.ts'

/** The files of an archive. `SHA256SUMS` is as `sha256sum --check` reads it. */
export const inArchive = {
  manifest: 'manifest.json',
  dump: 'database.dump',
  sums: 'SHA256SUMS',
  pictures: 'pictures/',
}

const manifest = z.object({
  format: z.literal(1),
  product: z.literal('busbar'),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Of the server that it was made from. */
  postgres: z.string(),
  migrations: z.int(),
  tables: z.record(z.string(), z.object({ rows: z.int(), checksum: z.string() })),
  pictures: z.object({ files: z.int(), bytes: z.int(), missing: z.int() }),
  /** The hash of the list of hashes. */
  sums: z.string(),
})

export type Manifest = z.infer<typeof manifest>
export type Archive = Awaited<ReturnType<typeof openArchive>>

/** Opens a backup. Everything read from it is checked against its hashes. */
export async function openArchive(path: string) {
  const zip = await openZip(path)
  const about = await readManifest().catch(async (cause) => {
    await zip.close()
    throw new Error(`${path} is not a backup of busbar, or it is damaged`, { cause })
  })
  const { sums } = about

  async function readManifest() {
    const parsed = manifest.parse(JSON.parse(await text(await zip.read(inArchive.manifest))))
    const list = await text(await zip.read(inArchive.sums))
    if (hashOf(list) !== parsed.sums) throw new Error('the list of hashes is not the one it was made with')
    const lines = list.split('\n').filter(Boolean)
    return { manifest: parsed, sums: new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)])) }
  }

  return {
    manifest: about.manifest,
    images: [...sums.keys()]
      .filter((name) => name.startsWith(inArchive.pictures))
      .map((name) => name.slice(inArchive.pictures.length)),
    async image(key: string): Promise<Buffer> {
      const name = inArchive.pictures + key
      const body = await buffer(await zip.read(name))
      if (hashOf(body) !== sums.get(name)) throw new Error(`${key} is damaged in the archive`)
      return body
    },
    /** The dump of the database. It ends with an error when it was not what it should be. */
    async *dump(): AsyncGenerator<Buffer> {
      const hash = createHash('sha256')
      for await (const chunk of await zip.read(inArchive.dump)) {
        hash.update(chunk)
        yield chunk
      }
      if (hash.digest('hex') !== sums.get(inArchive.dump))
        throw new Error('the dump is damaged in the archive')
    },
    close: () => zip.close(),
  }
}

export function hashOf(body: Buffer | string) {
  return createHash('sha256').update(body).digest('hex')
}
