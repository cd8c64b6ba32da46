import { execFileSync } from 'node:child_process'
import { readyMadeLooks, texts } from '@busbar/contract'
import { beforeAll, expect, test } from 'vitest'
import { datasheetContent } from '../../test/datasheet-content.ts'
import type { DatasheetContent } from './content.ts'
import { datasheetOf } from './datasheet.ts'

const words = texts.datasheet
let content: DatasheetContent
let pdf: Buffer

beforeAll(async () => {
  content = await datasheetContent()
  // Fonts are shared by all sheets: the parts of accented letters must not reach the text of the next.
  await datasheetOf(withProduct({ title: 'ÙÜÅÉČ', lifecycle: 'ÙÜÅÉČ', shortDescription: 'ÙÜÅÉČ' }), words)
  pdf = await datasheetOf(content, words)
})

/** What poppler reads in a PDF. */
const read = (program: 'pdfinfo' | 'pdftotext' | 'pdffonts', input: Buffer, ...options: string[]) =>
  execFileSync(program, [...options, '-', ...(program === 'pdftotext' ? ['-'] : [])], {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })

const withProduct = (product: Partial<DatasheetContent['product']>): DatasheetContent => ({
  ...content,
  product: { ...content.product, ...product },
})

/** Its lines without spaces: poppler guesses them from the gaps, which are narrow before an A. */
const linesOf = (text: string) => text.split('\n').map(closed)

const closed = (text: string) => text.replace(/\s+/g, '')

test('is a tagged A4 document with title, language, date and the identification of PDF/UA', () => {
  const info = read('pdfinfo', pdf)
  expect(info).toMatch(/Title: +Medium-voltage switchgear VMX 24: datasheet\n/)
  expect(info).toMatch(/Author: +Amperion Engineering\n/)
  expect(info).toMatch(/Subject: +Revision 7 · 18 November 2026\n/)
  expect(info).toMatch(/Tagged: +yes\n/)
  expect(info).toMatch(/Page size: +595.28 x 841.89 pts \(A4\)\n/)
  expect(info).toMatch(/Pages: +2\n/)
  expect(read('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const source = pdf.toString('latin1')
  expect(source).toContain('/Lang (en)')
  expect(source).toContain('/DisplayDocTitle true')
  expect(source).toContain('/CreationDate')
  expect(source).toContain('(D:20261118093000Z)')
})

test('has a tree of headings, figures with words and tables with their heads', () => {
  const tree = read('pdfinfo', pdf, '-struct-text').replace(/ \((?:block|inline)\)|:$/gm, '')
  const headings = [...tree.matchAll(/^ +(H\d)\n +"(.*)"/gm)].map(([, level, text]) => `${level} ${text}`)
  expect(headings).toEqual([
    'H1 Medium-voltage switchgear VMX 24',
    'H2 Technical data',
    'H3 Ratings',
    'H3 Safety and standards',
    'H3 Environment',
    'H3 Dimensions and weight',
    'H2 Dimensions',
    'H2 Order codes',
  ])
  expect(tree).toMatch(/TR\n +TH\n +\/Scope \/Row\n +"Loss of service continuity"\n +TD\n +"LSC2B"/)
  expect(tree).toMatch(/TH\n +\/Scope \/Column\n +"Order code"\n +TH\n +\/Scope \/Column\n +"Variant"/)
  expect(tree).toMatch(/LI\n +Lbl\n +"Rated voltage"\n +LBody\n +"24 kV"/)
  expect(tree).toMatch(
    /Link\n +"www\.amperion\.example\/products\/medium-voltage-switchgear"\n +Object \d+ 0/,
  )
  expect(tree.match(/^ +Figure/gm)).toHaveLength(3)
  const source = pdf.toString('latin1')
  expect(source).toContain(`/Alt (${content.product.image?.alt})`)
  expect(source).toContain(`/Alt (${content.product.drawing?.alt})`)
  expect(source).toContain(`/Alt (${words.qrCode(content.product.address)})`)
  expect(source).toContain(`/URI (${content.product.address})`)
  // What stands on every page is not in it.
  expect(tree).not.toContain('Page 1 of 2')
})

test('has a bookmark for the product and for each section', () => {
  const source = pdf.toString('latin1')
  for (const title of [content.product.title, 'Technical data', 'Dimensions', 'Order codes'])
    expect(source).toContain(`/Title (${title})`)
})

test('shows every value and order code as text, with the firm and the page number on each page', () => {
  const text = linesOf(read('pdftotext', pdf, '-layout'))
  const { groups, variants } = content.product
  for (const { name, value } of groups.flatMap(({ rows }) => rows).filter(({ value }) => value.length < 60))
    expect(text).toContain(closed(name + value))
  for (const { orderCode, name, values } of variants.rows)
    expect(text).toContain(closed([orderCode, name, ...values.map((value) => value || '–')].join('')))
  for (const page of [1, 2]) {
    const own = read('pdftotext', pdf, '-layout', '-f', `${page}`, '-l', `${page}`)
    expect(own).toContain(`Page ${page} of 2`)
    expect(own).toContain('Revision 7 · 18 November 2026')
    expect(own).toContain('Conductor Works, 18 Armature Road, Sheffield S9 0XX, United Kingdom')
  }
})

test('embeds a part of each font and nothing else', () => {
  const [, , ...fonts] = read('pdffonts', pdf).trim().split('\n')
  expect(fonts.map((font) => font.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^\w+\+Archivo-SemiBold CID TrueType Identity-H yes yes yes /),
    expect.stringMatching(/^\w+\+Inter-SemiBold CID TrueType Identity-H yes yes yes /),
    expect.stringMatching(/^\w+\+Inter-Regular CID TrueType Identity-H yes yes yes /),
  ])
  expect(pdf.length).toBeLessThan(150_000)
})

test('makes the same bytes of the same content, and others of another', async () => {
  expect((await datasheetOf(structuredClone(content), words)).equals(pdf)).toBe(true)
  const revised = { ...content, revision: { ...content.revision, number: 8 } }
  expect((await datasheetOf(revised, words)).equals(pdf)).toBe(false)
})

test('breaks tables over pages and repeats their heads, for the eye only', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ name: `Characteristic ${at}`, value: `${at}.5 kV` }))
  const codes = Array.from({ length: 60 }, (_, at) => ({
    orderCode: `VMX-${1000 + at}`,
    name: `Panel ${at}`,
    values: [`${at} A`, `${at} kA`],
  }))
  const long = await datasheetOf(
    withProduct({
      groups: [{ title: 'Ratings', rows }],
      variants: { columns: ['Current', 'Peak'], rows: codes },
    }),
    words,
  )
  const pages = read('pdftotext', long, '-layout').split('\f').slice(0, -1).map(linesOf)
  const all = pages.flat()
  for (const { name, value } of rows)
    expect(all.filter((line) => line === closed(name + value))).toHaveLength(1)
  for (const { orderCode, name, values } of codes)
    expect(all.filter((line) => line === closed([orderCode, name, ...values].join('')))).toHaveLength(1)
  const head = 'OrdercodeVariantCurrentPeak'
  const withCodes = pages.filter((page) => page.some((line) => /^VMX-\d/.test(line)))
  expect(withCodes.length).toBeGreaterThan(1)
  for (const page of withCodes) {
    const first = page.findIndex((line) => /^VMX-\d/.test(line))
    expect(
      page
        .slice(0, first)
        .filter((line) => line)
        .at(-1),
    ).toBe(head)
  }
  expect(all.filter((line) => line === 'Ratings')).toHaveLength(1)
  expect(all.filter((line) => line === 'Ratings(continued)').length).toBeGreaterThan(0)
  const tree = read('pdfinfo', long, '-struct-text')
  expect(tree.match(/"Order code"/g)).toHaveLength(1)
  expect(tree.match(/^ {2}Table/gm)).toHaveLength(2)
  expect(tree).not.toContain('(continued)')
})

test('makes another table of the columns that find no room, with the order codes again', async () => {
  const columns = Array.from({ length: 14 }, (_, at) => `Differing value ${at}`)
  const rows = [{ orderCode: 'VMX-1', name: 'Panel', values: columns.map((_, at) => `${at} kVA`) }]
  const wide = await datasheetOf(withProduct({ variants: { columns, rows } }), words)
  const tree = read('pdfinfo', wide, '-struct-text')
  expect(tree.match(/"VMX-1"/g)?.length).toBeGreaterThan(1)
  for (const at of columns.keys()) expect(tree.match(new RegExp(`"${at} kVA"`, 'g'))).toHaveLength(1)
})

test('keeps markup, very long words and texts, and signs that no font has from breaking it', async () => {
  const word = 'Überwachungsaufgaben'.repeat(20)
  const text = 'Everything about it is in one sentence. '.repeat(400).trim()
  const title = `<b>5 & "6"</b> ${word} ]]> \\ ( ž`
  const hostile = await datasheetOf(
    {
      ...withProduct({
        title,
        shortDescription: text,
        category: word,
        lifecycle: text.slice(0, 500),
        keyFigures: Array.from({ length: 6 }, () => ({ name: word, value: word })),
        groups: [
          {
            title: word,
            rows: [
              { name: word, value: text },
              { name: 'Signs', value: 'κόσμος Ж \u0000\u0007漢 😀 ⌀ 20 mm ≤ 5 Ω' },
            ],
          },
          { title: 'Nothing', rows: [] },
        ],
        variants: { columns: [word], rows: [{ orderCode: word, name: text, values: [] }] },
        address: `https://www.amperion.example/products/${'a'.repeat(300)}`,
      }),
      firm: { ...content.firm, name: `${word} & <Co>`, addressLines: [word, text] },
    },
    words,
  )
  expect(read('pdfinfo', hostile)).toContain(`${title}: datasheet`)
  expect(read('pdfinfo', hostile, '-meta')).toContain('&#60;b&#62;5 &#38; &#34;6&#34;&#60;/b&#62;')
  const tree = read('pdfinfo', hostile, '-struct-text')
  // A text that goes on over the page is in pieces.
  expect(tree.replaceAll(/"\n *"/g, '').split(text)).toHaveLength(4)
  expect(tree.replaceAll(/"|\n/g, '')).toContain(word)
  expect(tree).toContain('"κόσμος Ж ? ? Ø 20 mm ≤ 5 Ω"')
  expect(tree).not.toContain('Nothing')
})

test('leaves out what is empty', async () => {
  const bare = await datasheetOf(
    {
      ...withProduct({
        shortDescription: '',
        category: null,
        keyFigures: [],
        groups: [],
        variants: { columns: [], rows: [] },
        image: null,
        drawing: null,
      }),
      firm: { ...content.firm, logo: null, addressLines: [], email: null, phone: null, website: null },
    },
    words,
  )
  const tree = read('pdfinfo', bare, '-struct-text')
  expect(read('pdfinfo', bare)).toMatch(/Pages: +1\n/)
  expect(tree.match(/^ +(?:H1|H2|H3|Table|L|Figure)\b/gm)?.map((line) => line.trim())).toEqual([
    'H1',
    'Figure',
  ])
})

test('says first that a product is no longer for new projects', async () => {
  const lifecycle = 'Not for new projects since 1 March 2026. Use VMX 24 G2 instead.'
  const tree = read('pdfinfo', await datasheetOf(withProduct({ lifecycle }), words), '-struct-text')
  expect(tree.indexOf(lifecycle)).toBeGreaterThan(0)
  expect(tree.indexOf(lifecycle)).toBeLessThan(tree.indexOf('Technical data'))
})

test('follows the look', async () => {
  const sheets = await Promise.all(
    Object.values(readyMadeLooks).map((look) =>
      datasheetOf({ ...content, firm: { ...content.firm, look } }, words),
    ),
  )
  expect(new Set(sheets.map((sheet) => sheet.toString('latin1'))).size).toBe(sheets.length)
})
