import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

const marks = {
  local: 0x04034b50,
  central: 0x02014b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  end: 0x06054b50,
}
/** Stands where a number needs the 64 bits of an extra field. */
const elsewhere = 0xffffffff
const version64 = 45
const utf8Names = 0x0800

type Entry = { name: string; offset: number; size: number; crc: number }
type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type ZipWriter = Awaited<ReturnType<typeof createZip>>

/**
 * Writes a zip file of any size that any program can open. Nothing is compressed: what goes in is images and dumps,
 * which are. The file appears under its name when it is complete.
 */
export async function createZip(path: string) {
  const unfinished = `${path}.part`
  const file = await open(unfinished, 'w', 0o600)
  const entries: Entry[] = []
  let position = 0
  const write = async (bytes: Uint8Array) => {
    await file.write(bytes, 0, bytes.length, position)
    position += bytes.length
  }
  return {
    /** Adds one file; answers its size and hash. */
    async add(name: string, source: Source) {
      const entry = { name, offset: position, size: 0, crc: 0 }
      const hash = createHash('sha256')
      await write(localHeader(entry))
      for await (const chunk of source) {
        entry.crc = crc32(chunk, entry.crc)
        entry.size += chunk.length
        hash.update(chunk)
        await write(chunk)
      }
      // Only now are its size and checksum known.
      const header = localHeader(entry)
      await file.write(header, 0, header.length, entry.offset)
      entries.push(entry)
      return { size: entry.size, sha256: hash.digest('hex') }
    },
    async finish() {
      const start = position
      await write(Buffer.concat(entries.map(centralHeader)))
      await write(ending(entries.length, start, position - start))
      await file.sync()
      await file.close()
      await rename(unfinished, path)
      return position
    },
    async discard() {
      await file.close()
      await rm(unfinished, { force: true })
    },
  }
}

function localHeader({ name, size, crc }: Entry): Buffer {
  const fields = Buffer.alloc(30)
  fields.writeUInt32LE(marks.local, 0)
  fields.writeUInt16LE(version64, 4)
  fields.writeUInt16LE(utf8Names, 6)
  fields.writeUInt32LE(epoch, 10)
  fields.writeUInt32LE(crc, 14)
  fields.writeUInt32LE(elsewhere, 18)
  fields.writeUInt32LE(elsewhere, 22)
  const extra = numbers64(size, size)
  fields.writeUInt16LE(Buffer.byteLength(name), 26)
  fields.writeUInt16LE(extra.length, 28)
  return Buffer.concat([fields, Buffer.from(name), extra])
}

function centralHeader({ name, size, crc, offset }: Entry): Buffer {
  const fields = Buffer.alloc(46)
  fields.writeUInt32LE(marks.central, 0)
  fields.writeUInt16LE(version64, 4)
  fields.writeUInt16LE(version64, 6)
  fields.writeUInt16LE(utf8Names, 8)
  fields.writeUInt32LE(epoch, 12)
  fields.writeUInt32LE(crc, 16)
  fields.writeUInt32LE(elsewhere, 20)
  fields.writeUInt32LE(elsewhere, 24)
  const extra = numbers64(size, size, offset)
  fields.writeUInt16LE(Buffer.byteLength(name), 28)
  fields.writeUInt16LE(extra.length, 30)
  fields.writeUInt32LE(elsewhere, 42)
  return Buffer.concat([fields, Buffer.from(name), extra])
}

/** The first of January 1980, which a zip file must have something like: the archive itself says when it was made. */
const epoch = 0x00210000

/** The extra field for numbers that may need 64 bits. */
function numbers64(...values: number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  return extra
}

function ending(count: number, start: number, size: number): Buffer {
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(marks.end64, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeUInt16LE(version64, 12)
  end64.writeUInt16LE(version64, 14)
  for (const [at, value] of [
    [24, count],
    [32, count],
    [40, size],
    [48, start],
  ] as const)
    end64.writeBigUInt64LE(BigInt(value), at)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(marks.locator64, 0)
  locator.writeBigUInt64LE(BigInt(start + size), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(marks.end, 0)
  end.writeUInt16LE(0xffff, 8)
  end.writeUInt16LE(0xffff, 10)
  end.writeUInt32LE(elsewhere, 12)
  end.writeUInt32LE(elsewhere, 16)
  return Buffer.concat([end64, locator, end])
}
