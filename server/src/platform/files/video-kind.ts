import { texts, type VideoKind } from '@busbar/contract'
import { wrongType } from '../errors.ts'

/** What a video is, by its content alone: it must be whole from its first byte to its last. Anything else is refused. */
export function kindOfVideo(body: Buffer): VideoKind {
  if (isMp4(body)) return 'mp4'
  if (isWebm(body)) return 'webm'
  throw wrongType(texts.videos.wrongType)
}

/** Those that browsers play; QuickTime is built alike, and they do not. */
const brands = /^(?:iso[m2-9]|mp4[12]|avc1|dash|MSNV|M4VH?) ?$/

/** Boxes, one after the other up to the end: what it is, how it is played, and what is seen. */
function isMp4(body: Buffer) {
  const found = new Set<string>()
  let at = 0
  while (at + 8 <= body.length) {
    const type = body.toString('latin1', at + 4, at + 8)
    if (at === 0 && (type !== 'ftyp' || !brands.test(body.toString('latin1', 8, 12)))) return false
    found.add(type)
    const size = sizeOfBox(body, at)
    if (size < 8) return false
    at += size
  }
  return at === body.length && found.has('moov') && (found.has('mdat') || found.has('moof'))
}

function sizeOfBox(body: Buffer, at: number) {
  const size = body.readUInt32BE(at)
  // Nothing is said where it is the last, and more where four bytes are too few.
  if (size === 0) return body.length - at
  return size === 1 && at + 16 <= body.length ? Number(body.readBigUInt64BE(at + 8)) : size
}

const header = 0x1a45dfa3
const segment = 0x18538067
const docType = Buffer.from([0x42, 0x82, 0x84])

/** A header that says `webm`, and one segment up to the end. */
function isWebm(body: Buffer) {
  if (body.length < 12 || body.readUInt32BE(0) !== header) return false
  const head = readSize(body, 4)
  if (!head || head.size === null) return false
  const end = head.at + head.size
  const named = body.subarray(head.at, end).indexOf(docType)
  if (named < 0 || body.toString('latin1', head.at + named + 3, head.at + named + 7) !== 'webm') return false
  if (end + 5 > body.length || body.readUInt32BE(end) !== segment) return false
  const rest = readSize(body, end + 4)
  return rest !== null && (rest.size === null || rest.at + rest.size === body.length)
}

/** A number as such files write it: as many bytes as its first one has leading zeros. All ones mean unknown. */
function readSize(body: Buffer, start: number) {
  const length = Math.clz32(body[start] ?? 0) - 23
  if (length > 8 || start + length > body.length) return null
  const bytes = body.subarray(start, start + length)
  const value = [...bytes].reduce(
    (sum, byte, index) => sum * 256 + (index ? byte : byte % 2 ** (8 - length)),
    0,
  )
  const isUnknown = value === 2 ** (7 * length) - 1 || bytes.subarray(1).every((byte) => byte === 255)
  return { at: start + length, size: isUnknown && length > 1 ? null : value }
}
