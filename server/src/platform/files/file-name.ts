import { limits } from '@busbar/contract'

/** What a file is called, for people to read: no path, nothing invisible, and never used to find anything. */
export function sanitizeFileName(name = ''): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, limits.text.name)
}
