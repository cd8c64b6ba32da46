import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const documents = tracked.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every file that a document names exists', () => {
  const missing = documents.flatMap((file) =>
    codeIn(read(file))
      .filter((code) => isOurPath(code) && !isThere(code))
      .map((code) => `${file}: ${code}`),
  )
  expect(missing).toEqual([])
})

test('every link of a document leads to a file, and to a heading of it', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = '', heading]) => {
        const target = path ? relative(root, join(root, dirname(file), path)) : file
        if (!existsSync(join(root, target))) return true
        return heading !== undefined && !headingsOf(read(target)).includes(heading)
      })
      .map(([link]) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('A14: the README asks for the Node that package.json asks for', () => {
  const { engines } = JSON.parse(read('package.json'))
  expect(read('README.md')).toContain(`You need Node ${engines.node.replace('>=', '')} or newer`)
})

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-\S+ )*([\w:-]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([, name]) => `${file}: npm run ${name}`),
  )
  expect(missing).toEqual([])
})

/** What stands between single backticks. */
function codeIn(text: string) {
  const prose = text.replace(/^```.*?^```/gms, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** Neither an address, a folder of a server, nor a file that the reader is about to make. */
function isOurPath(code: string) {
  return (
    /^[\w@.-]+(\/[\w@.-]+)*(\/|\.(ts|tsx|css|md|json|jsonc|yaml|yml|conf|template|html|sh))$/.test(code) &&
    !/^\.(busbar|module)|certification|steps\.(?:ts|block|module|fields)/.test(code)
  )
}

/** A path may leave out the folders that the text is about. */
function isThere(path: string) {
  return tracked.some((file) =>
    path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`),
  )
}

/** The anchors of its headings, as GitHub and GitLab make them. */
function headingsOf(text: string) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** As a newcomer searches: files with the word in their path first, then those that have it most often. */
test('the word that the README says to search for finds the place among the first five', () => {
  const rows = [...read('README.md').matchAll(/^\| [^|]+ \| `([^`]+)`[^|]* \| `([^`]+)` \|$/gm)]
  expect(rows).toHaveLength(10)
  const code = tracked.filter(
    (file) => /\.(?:tsx?|ya?ml|conf)$/.test(file) && !/\.(?:test|spec)\./.test(file),
  )
  const lost = rows.flatMap(([, word = '', place = '']) => {
    const rank = (file: string) =>
      (file.includes(word) ? 1000 : 0) + read(file).toLowerCase().split(word).length - 1
    const found = code
      .map((file) => ({ file, rank: rank(file) }))
      .toSorted((one, other) => other.rank - one.rank)
    const first = found.slice(0, 5).map(({ file }) => file)
    return first.includes(place) ? [] : [`${word}: ${place} is not among ${first.join(', ')}`]
  })
  expect(lost).toEqual([])
})
