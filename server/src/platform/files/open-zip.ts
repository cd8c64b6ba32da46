import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'

/** Reads a zip file, its own or one that another program has packed. */
export async function openZip(path: string) {
  const file = await open(path)
  const { zip, entries } = await readDirectory(file).catch(async (cause) => {
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
      const unpacked = await zip.openReadStreamPromise(entry)
      if (most === Number.POSITIVE_INFINITY) return unpacked
      return Readable.from(upTo(most, unpacked, `${name} in ${path}`), { objectMode: false })
    },
    close: () => file.close(),
  }
}

async function readDirectory(file: FileHandle) {
  const { size } = await file.stat()
  const zip = await fromRandomAccessReaderPromise(new FileReader(file), size, { autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return { zip, entries }
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

const readAhead = 32 * 1024
const pieceSize = 256 * 1024

/** Reads ahead: yauzl asks for each entry of the directory twice, for a few bytes each time. */
class FileReader extends RandomAccessReader {
  #file: FileHandle
  #block: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }

  constructor(file: FileHandle) {
    super()
    this.#file = file
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ) {
    if (this.#copy(into, offset, length, position)) return done(null)
    bytesAt(this.#file, position, Math.max(length, readAhead)).then((bytes) => {
      this.#block = { start: position, bytes }
      done(this.#copy(into, offset, length, position) ? null : new Error('it ends too early'))
    }, done)
  }

  #copy(into: Buffer, offset: number, length: number, position: number) {
    const { start, bytes } = this.#block
    const from = position - start
    if (from < 0 || from + length > bytes.length) return false
    bytes.copy(into, offset, from, from + length)
    return true
  }

  override _readStreamForRange(start: number, end: number) {
    return Readable.from(piecesOf(this.#file, start, end), { objectMode: false })
  }
}

/** Not the file's own stream: each of those leaves a listener behind until the file is closed. */
async function* piecesOf(file: FileHandle, start: number, end: number) {
  for (let at = start; at < end; at += pieceSize) yield await bytesAt(file, at, Math.min(pieceSize, end - at))
}

/** Fewer at the end of the file. */
async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
