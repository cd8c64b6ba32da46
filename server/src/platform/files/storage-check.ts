import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

const checkEvery = 1000

/** Says whether a file can be stored, read and removed now; really tried at most once a second. */
export function createStorageCheck(storage: Storage): () => Promise<boolean> {
  let checkedAt = 0
  let check: Promise<boolean> = Promise.resolve(false)
  return () => {
    if (Date.now() - checkedAt >= checkEvery) {
      checkedAt = Date.now()
      check = tryOut(storage).catch(() => false)
    }
    return check
  }
}

async function tryOut(storage: Storage) {
  const key = `status/${randomBytes(24).toString('base64url')}.webp`
  const body = randomBytes(64)
  await storage.put(key, body)
  try {
    const file = await storage.get(key)
    return file !== null && body.equals(await buffer(file.stream))
  } finally {
    await storage.remove(key)
  }
}
