export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a `Range` header asks for: null for all of it, which is also the answer to what we do not
 * offer, such as several parts; 'outside' for one that the file does not have.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '')
    return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'outside' : { start, end }
}
