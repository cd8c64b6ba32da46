import type { Typed } from './form-answer.ts'

/** A new key for a message: a random UUID, also where a page without HTTPS is not given `randomUUID`. */
export function newKey() {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4)
}

/**
 * The key of a message that a browser without scripts sent, which cannot make one itself: the same all day for the
 * same words, so that reloading the thank-you page does not send it twice.
 */
export async function keyOfWords(typed: Typed, now: Date) {
  const words = JSON.stringify([typed.name, typed.email, typed.subject, typed.message])
  const day = now.toISOString().slice(0, 10)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(day + words))
  return uuidOf(new Uint8Array(hash).slice(0, 16), 8)
}

function uuidOf(bytes: Uint8Array, version: number) {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
