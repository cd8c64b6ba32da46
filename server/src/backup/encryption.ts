import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'

/** Encrypts a file in age's format for these public keys; without one of their secret keys it cannot be read. */
async function encryptFile(from: string, to: string, recipients: string[]) {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  await pipeline(asNode(await encrypter.encrypt(asWeb(from))), createWriteStream(to, privately))
}

/** The same, and reads it back with a throwaway key, which proves that the file on disk can be opened. */
export async function encryptAndReadBack(from: string, to: string, recipients: string[]) {
  const passing = await generateIdentity()
  await encryptFile(from, to, [...recipients, await identityToRecipient(passing)])
  const [plain, readBack] = await Promise.all([
    hashOf(createReadStream(from)),
    hashOf(asNode(await decrypterOf([passing]).decrypt(asWeb(to)))),
  ])
  if (plain !== readBack) throw new Error('The encrypted archive does not decrypt to its original content.')
}

export async function decryptFile(from: string, to: string, identities: string[]) {
  const decrypted = await decrypterOf(identities)
    .decrypt(asWeb(from))
    .catch((cause) => {
      throw new Error(`${from} cannot be opened with this key`, { cause })
    })
  await pipeline(asNode(decrypted), createWriteStream(to, privately))
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return buffer.toString('latin1') === mark
  } finally {
    await file.close()
  }
}

/** The secret keys in a file that age-keygen wrote; `-` is standard input, so that a server need not keep it. */
export async function readIdentities(path: string): Promise<string[]> {
  const written = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8')
  const identities = written.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0) throw new Error(`${path} holds no secret key of age`)
  return identities.map((line) => line.trim())
}

const mark = 'age-encryption.org/'
const privately = { mode: 0o600, flush: true }

function decrypterOf(identities: string[]) {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter
}

async function hashOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of source) hash.update(chunk)
  return hash.digest('hex')
}

// Node's types for the streams of the web and those of the browser's library differ in name alone.
const asWeb = (path: string) =>
  Readable.toWeb(createReadStream(path)) as unknown as globalThis.ReadableStream<Uint8Array>
const asNode = (stream: unknown) => Readable.fromWeb(stream as ReadableStream)
