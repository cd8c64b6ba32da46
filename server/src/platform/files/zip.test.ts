import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip } from './open-zip.ts'
import { createZip } from './zip.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'busbar-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('what goes in comes out, here and with another program', async () => {
  const path = join(folder, 'ours.zip')
  const files = {
    'empty.txt': Buffer.alloc(0),
    'pictures/é.webp': randomBytes(300_000),
    'text.json': Buffer.from('{}'),
  }
  const zip = await createZip(path)
  for (const [name, body] of Object.entries(files)) {
    expect((await zip.add(name, [body.subarray(0, 10), body.subarray(10)])).size).toBe(body.length)
  }
  await zip.finish()
  const opened = await openZip(path)
  expect(opened.names()).toEqual(Object.keys(files))
  for (const [name, body] of Object.entries(files))
    expect(await buffer(await opened.read(name))).toEqual(body)
  await opened.close()
  expect((await run('unzip', ['-t', path])).stdout).toContain('No errors detected')
})

test('more files than an old zip could hold', async () => {
  const path = join(folder, 'many.zip')
  const zip = await createZip(path)
  for (let number = 0; number < 65_535; number++) await zip.add(`${number}`, [])
  await zip.add('last', [Buffer.from('last')])
  await zip.finish()
  const opened = await openZip(path)
  expect(opened.names()).toHaveLength(65_536)
  expect(String(await buffer(await opened.read('last')))).toBe('last')
  await opened.close()
})

test('a file that another program has packed and compressed is read', async () => {
  const text = 'busbar '.repeat(1000)
  await writeFile(join(folder, 'long.txt'), text)
  await run('zip', ['-q', 'theirs.zip', 'long.txt'], { cwd: folder })
  const opened = await openZip(join(folder, 'theirs.zip'))
  expect(String(await buffer(await opened.read('long.txt')))).toBe(text)
  await opened.close()
})

test('one that is cut short, or not finished, is no zip file', async () => {
  const path = join(folder, 'cut.zip')
  const zip = await createZip(path)
  await zip.add('a', [Buffer.from('a')])
  await expect(readFile(path)).rejects.toThrow('ENOENT')
  await zip.finish()
  await truncate(path, 60)
  await expect(openZip(path)).rejects.toThrow('is not a whole zip file')
})

test('one with a name that leads out of a folder is not opened', async () => {
  const path = join(folder, 'out.zip')
  const zip = await createZip(path)
  await zip.add('../a', [Buffer.from('a')])
  await zip.finish()
  await expect(openZip(path)).rejects.toThrow('is not a whole zip file')
})

test('a file that is encrypted, or not as long as it says, is not taken for its content', async () => {
  await writeFile(join(folder, 'secret.txt'), 'secret '.repeat(1000))
  await run('zip', ['-q', '-P', 'key', 'encrypted.zip', 'secret.txt'], { cwd: folder })
  const encrypted = await openZip(join(folder, 'encrypted.zip'))
  await expect(encrypted.read('secret.txt')).rejects.toThrow('encrypted')
  await encrypted.close()

  await run('zip', ['-q', 'lying.zip', 'secret.txt'], { cwd: folder })
  const bytes = await readFile(join(folder, 'lying.zip'))
  bytes.writeUInt32LE(100, bytes.indexOf('PK\x01\x02') + 24)
  await writeFile(join(folder, 'lying.zip'), bytes)
  const lying = await openZip(join(folder, 'lying.zip'))
  await expect(buffer(await lying.read('secret.txt'))).rejects.toThrow('too many bytes')
  await lying.close()
})
