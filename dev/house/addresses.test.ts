import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './code-files.ts'

const root = join(import.meta.dirname, '../..')

/** One that is written out elsewhere is one that nobody changes along with the table. */
test('addresses of public pages come from contract/src/public-pages.ts', () => {
  const files = codeFiles().filter((file) => isProduct.test(file) && !isApart.test(file))
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (address.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found, 'use recordPath(), recordPages or fixedPages instead').toEqual([])
})

/** At the start of a string, or after the origin in a template; a comment may name one. */
const address =
  /^(?!\s*(?:\/?\*|\/\/)).*['"`}]\/(?:service|category|categories|products|references|news|contact|privacy)(?=[/?#'"`])/

const isProduct = /^(?:contract\/src|server\/src|web\/app)\/(?!.*\.test\.tsx?$)/

/** The table itself, calls of the API, which are named like pages, and what the demo's firm has written. */
const isApart = /^(?:contract\/src\/(?:public-pages\.ts|calls\/)|server\/src\/(?:features|demo)\/)/
