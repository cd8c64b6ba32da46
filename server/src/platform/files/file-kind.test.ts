import { type FileKind, fileKindNames, fileKinds, texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { bestOf, longestWait } from '../../../test/measure/measure.ts'
import { testFiles, zipOf } from '../../../test/uploads.ts'
import { kindOfFile } from './file-kind.ts'

const outcome = (body: Buffer | string, name: string) =>
  kindOfFile(Buffer.from(body as string), name).catch((error) => error.message as string)
const label = (kind: FileKind) => texts.files.notAsNamed(fileKinds[kind].label)

test('a whole file of each kind is known under each ending of its name', async () => {
  for (const kind of fileKindNames)
    for (const ending of fileKinds[kind].endings)
      expect(await outcome(testFiles[kind](), `Drawing.${ending.toUpperCase()}`)).toBe(kind)
  expect(await outcome('AutoCAD Binary DXF\r\n\x1a\0\0\0', 'a.dxf')).toBe('dxf')
})

test('A33: a file that is another kind than its name says is refused', async () => {
  for (const kind of fileKindNames)
    for (const other of fileKindNames.filter((one) => one !== kind))
      expect([
        kind,
        other,
        fileKindNames.includes((await outcome(testFiles[kind](), `a.${other}`)) as FileKind),
      ]).toEqual([kind, other, false])
})

test('A33: a name that is none of ours is refused, whatever it holds', async () => {
  for (const name of [
    'a.html',
    'a.svg',
    'a.exe',
    'a.pdf.html',
    'a.xlsm',
    'a.docm',
    'a.pdf/',
    'a',
    '',
    '.pdf ',
  ])
    expect([name, await outcome(testFiles.pdf(), name)]).toEqual([name, texts.files.wrongType])
})

describe('A33: what is a web page as well', () => {
  const pages = [
    '<html>',
    '<SCRIPT >alert(1)</script>',
    '<svg onload=alert(1)>',
    '<!doctype html>',
    '<iframe src=x>',
  ]

  test.each(pages)('is no drawing: %s', async (page) => {
    const step = testFiles.step().toString().replace('#', `/*${page}*/#`)
    expect(await outcome(step, 'a.step')).toBe(texts.files.active)
    const dxf = testFiles.dxf().toString().replace('number', page)
    expect(await outcome(dxf, 'a.dxf')).toBe(texts.files.active)
  })

  test.each(pages)('is no document: %s', async (page) => {
    expect(await outcome(page + testFiles.pdf(), 'a.pdf')).toBe(texts.files.active)
    expect(await outcome(testFiles.pdf().toString().replace('% number', page), 'a.pdf')).toBe(
      texts.files.active,
    )
    expect(await outcome(`${testFiles.pdf()}${page}`, 'a.pdf')).not.toBe('pdf')
    expect(await outcome(Buffer.concat([Buffer.from(page), testFiles.zip()]), 'a.zip')).toBe(
      texts.files.badZip,
    )
  })
})

test('A33: what comes before or after a file is refused with it', async () => {
  const archive = testFiles.zip()
  expect(await outcome(Buffer.concat([testFiles.pdf(), archive]), 'a.pdf')).toBe(label('pdf'))
  expect(await outcome(Buffer.concat([Buffer.from('MZ'), archive]), 'a.zip')).toBe(texts.files.badZip)
  expect(await outcome(Buffer.concat([archive, Buffer.from('more')]), 'a.zip')).toBe(texts.files.badZip)
  expect(await outcome(testFiles.pdf().subarray(0, 30), 'a.pdf')).toBe(label('pdf'))
  expect(await outcome(archive.subarray(0, -30), 'a.zip')).toBe(texts.files.badZip)
  expect(await outcome('PK', 'a.zip')).toBe(texts.files.badZip)
  expect(await outcome('', 'a.pdf')).toBe(label('pdf'))
})

test('R9: an archive that begins later than its file is refused, also where it says so itself', async () => {
  const archive = testFiles.zip()
  expect(await outcome(behind('', archive), 'a.zip')).toBe('zip')
  for (const before of ['MZ', '#!/bin/sh\n', '<html>'])
    expect([before, await outcome(behind(before, archive), 'a.zip')]).toEqual([before, texts.files.badZip])
})

/** Puts something before an archive as programs do that unpack themselves: with the places of its parts moved on. */
function behind(before: string, archive: Buffer) {
  const body = Buffer.from(archive)
  const end = body.length - 22
  const moveOn = (at: number) => body.writeUInt32LE(body.readUInt32LE(at) + before.length, at)
  for (let at = body.indexOf('PK\x01\x02'); at !== -1; at = body.indexOf('PK\x01\x02', at + 1))
    moveOn(at + 42)
  moveOn(end + 16)
  return Buffer.concat([Buffer.from(before), body])
}

test('A33: a workbook that can run something is refused, also as an archive', async () => {
  for (const path of [
    'xl/vbaProject.bin',
    'XL/VBAPROJECT.BIN',
    'xl/macrosheets/sheet1.xml',
    'xl/activeX/activeX1.bin',
  ]) {
    const workbook = testFiles.xlsx({ [path]: 'x' })
    for (const name of ['a.xlsx', 'a.zip'])
      expect([path, await outcome(workbook, name)]).toEqual([path, texts.files.macros])
  }
})

test('A34: an archive whose names lead out of its folder, or are more than names, is refused', async () => {
  for (const path of [
    '../../etc/passwd',
    '/etc/passwd',
    'a/../../b',
    '..\\..\\b',
    'C:/b',
    'a\n.txt',
    '<svg>.txt',
  ])
    expect([path, await outcome(zipOf({ [path]: 'x' }), 'a.zip')]).toEqual([path, texts.files.badZip])
})

test('A36: large and odd files are judged without keeping anybody waiting', async () => {
  const many = zipOf(Object.fromEntries(Array.from({ length: 6000 }, (_, number) => [`${number}.txt`, ''])))
  expect(await outcome(many, 'a.zip')).toBe(texts.files.badZip)
  const spaces = `${' '.repeat(5_000_000)}0\nSECTION\n0\nEOF`
  const waited = await bestOf(5, 200, () =>
    longestWait(async () => {
      expect(await outcome(spaces, 'a.dxf')).toBe(label('dxf'))
      expect(await outcome(`%PDF-1.4${'%%EOF\n'.repeat(500_000)}x`, 'a.pdf')).toBe(label('pdf'))
      expect(await outcome(`ISO-10303-21;${'<s'.repeat(2_000_000)}END-ISO-10303-21;`, 'a.stp')).toBe('step')
    }),
  )
  expect(waited).toBeLessThan(200)
})
