import { type FileKind, fileKinds, kindInName, limits, texts } from '@busbar/contract'
import { fromBufferPromise } from 'yauzl'
import { wrongType } from '../errors.ts'

/**
 * What a file for download is: its name and its content must agree, and it must be whole from its first byte to its
 * last, so that it is nothing else besides. Anything that is not one of ours is refused.
 */
export async function kindOfFile(body: Buffer, name: string): Promise<FileKind> {
  const kind = kindInName(name)
  if (!kind) throw wrongType(texts.files.wrongType)
  if (!(await looks[kind](body))) throw wrongType(texts.files.notAsNamed(fileKinds[kind].label))
  return kind
}

const looks: Record<FileKind, (body: Buffer) => boolean | Promise<boolean>> = {
  pdf: isPdf,
  zip: async (body) => !isWorkbook(await namesInZip(body)),
  dxf: isDxf,
  step: isStep,
  xlsx: async (body) => isWorkbook(await namesInZip(body)),
}

/** What programs look at to find out what a file is. */
const firstBytes = 1024
const lastBytes = 2048

const head = (body: Buffer) => body.toString('latin1', 0, firstBytes)
const tail = (body: Buffer) => body.toString('latin1', Math.max(0, body.length - lastBytes))

function isPdf(body: Buffer) {
  if (isWebPage(head(body))) throw wrongType(texts.files.active)
  return /^%PDF-[12]\.\d/.test(head(body)) && /%%EOF[\s\0]*$/.test(tail(body))
}

function isStep(body: Buffer) {
  const text = plainText(body)
  return text !== null && /^\s*ISO-10303-21\s*;/.test(text) && /END-ISO-10303-21\s*;\s*$/.test(tail(body))
}

/** Text in pairs of lines, comments (999) first; or what AutoCAD writes in binary. */
function isDxf(body: Buffer) {
  if (body.toString('latin1', 0, 22) === 'AutoCAD Binary DXF\r\n\x1a\0') return true
  const text = plainText(body)
  if (text === null || !/\n\s*0\r?\nEOF\s*$/.test(tail(body))) return false
  return /^(?:\s*999\r?\n[^\n]*\n){0,20}\s*0\r?\nSECTION\r?\n/.test(head(body))
}

/** The text, or null where it is none. In these kinds nothing of a web page has any business. */
function plainText(body: Buffer) {
  if (body.includes(0)) return null
  const text = body.toString('latin1')
  if (isWebPage(text)) throw wrongType(texts.files.active)
  return text
}

const isWebPage = (text: string) =>
  /<(?:!doctype|html|head|body|script|svg|iframe|\?xml-stylesheet)\b/i.test(text)

/** The names of the files in it. Paths that escape the target folder are refused; nothing is unpacked here. */
async function namesInZip(body: Buffer): Promise<Set<string>> {
  const refuse = () => wrongType(texts.files.badZip)
  // From the first byte: anything before an archive could be a page or a program.
  if (!body.subarray(0, 4).equals(localHeader)) throw refuse()
  const zip = await fromBufferPromise(body).catch(() => {
    throw refuse()
  })
  if (zip.entryCount > limits.files.entries || isWebPage(zip.comment)) throw refuse()
  const names = new Set<string>()
  try {
    for await (const { fileName } of zip.eachEntry()) {
      if (/[\p{Cc}<>]/u.test(fileName)) throw refuse()
      names.add(fileName)
    }
  } catch {
    throw refuse()
  }
  return names
}

const localHeader = Buffer.from('PK\x03\x04', 'latin1')

/** Whether it is a workbook. One that can run something is refused, whatever it is called. */
function isWorkbook(names: Set<string>) {
  if (![...names].some((name) => name.toLowerCase() === '[content_types].xml')) return false
  const runs = [...names].some((name) =>
    /(?:^|\/)vbaProject\w*\.bin$|^xl\/macrosheets\/|\/activeX\//i.test(name),
  )
  if (runs) throw wrongType(texts.files.macros)
  return names.has('xl/workbook.xml')
}
