import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

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

/** Reads a zip file, its own or one that another program has packed. */
export async function openZip(path: string) {
  const file = await open(path)
  const entries = await readDirectory(file).catch(async (cause) => {
    await file.close()
    throw new Error(`${path} is not a whole zip file`, { cause })
  })
  return {
    names: () => [...entries.keys()],
    has: (name: string) => entries.has(name),
    /** The bytes of one file; one that turns out to be larger than `most` ends with an error. */
    async read(name: string, most = Number.POSITIVE_INFINITY): Promise<Readable> {
      const entry = entries.get(name)
      if (!entry) throw new Error(`${path} has no ${name}`)
      const header = await bytesAt(file, entry.offset, 30)
      const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
      const stream = Readable.from(piecesOf(file, start, entry.packed), { objectMode: false })
      const unpacked = entry.method === 0 ? stream : stream.compose(createInflateRaw())
      if (most === Number.POSITIVE_INFINITY) return unpacked
      return Readable.from(upTo(most, unpacked, `${name} in ${path}`), { objectMode: false })
    },
    close: () => file.close(),
  }
}

/** Counted while it is unpacked: what a zip file says about sizes need not be true. */
async function* upTo(most: number, source: AsyncIterable<Uint8Array>, what: string) {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > most) throw new Error(`${what} has more than ${Math.round(most / 1e6)} MB`)
    yield chunk
  }
}

const pieceSize = 256 * 1024

/** Not the file's own stream: each of those leaves a listener behind until the file is closed. */
async function* piecesOf(file: FileHandle, start: number, length: number) {
  for (let at = 0; at < length; at += pieceSize)
    yield await bytesAt(file, start + at, Math.min(pieceSize, length - at))
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

type Packed = { offset: number; packed: number; method: number }

async function readDirectory(file: FileHandle): Promise<Map<string, Packed>> {
  const { start, size } = await findDirectory(file)
  const directory = await bytesAt(file, start, size)
  const entries = new Map<string, Packed>()
  for (let at = 0; at < size; ) {
    if (directory.readUInt32LE(at) !== marks.central) throw new Error('the directory is damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(at + field),
    )
    const nameEnd = at + 46 + (nameLength ?? 0)
    const extra = directory.subarray(nameEnd, nameEnd + (extraLength ?? 0))
    const wide = wideNumbers(extra)
    // In this order, and only those that did not fit.
    const number = (field: number) => {
      const value = directory.readUInt32LE(at + field)
      return value === elsewhere ? Number(wide.shift()) : value
    }
    number(24)
    const packed = number(20)
    const offset = number(42)
    entries.set(directory.toString('utf8', at + 46, nameEnd), {
      offset,
      packed,
      method: directory.readUInt16LE(at + 10),
    })
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

function wideNumbers(extra: Buffer): bigint[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    return Array.from({ length: extra.readUInt16LE(at + 2) >> 3 }, (_, index) =>
      extra.readBigUInt64LE(at + 4 + index * 8),
    )
  }
  return []
}

async function findDirectory(file: FileHandle) {
  const { size: length } = await file.stat()
  const tailSize = Math.min(length, 0xffff + 22 + 20)
  const tail = await bytesAt(file, length - tailSize, tailSize)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('it has no end')
  const start = tail.readUInt32LE(end + 16)
  if (start !== elsewhere) return { start, size: tail.readUInt32LE(end + 12) }
  const end64 = await bytesAt(file, Number(tail.readBigUInt64LE(end - 20 + 8)), 56)
  return { start: Number(end64.readBigUInt64LE(48)), size: Number(end64.readBigUInt64LE(40)) }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new Error('it ends too early')
  return buffer
}
