import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stumblingWords } from './plain-words.ts'

const root = join(import.meta.dirname, '../..')

/** Quoted or generated from the specification, a made-up firm's prose, migrations that have run, and the list itself. */
const exempt =
  /^docs\/(?:specification|spec-coverage|api-coverage)\.md$|^server\/(?:src\/)?demo\/|^server\/migrations\/|^dev\/words\//

test('comments, docs and texts use plain words', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const found = files
    .filter((file) => /\.(?:ts|tsx|css|md|sh|ya?ml|conf|template)$|^\.env\.example$/.test(file))
    .filter((file) => !exempt.test(file) && existsSync(join(root, file)))
    .flatMap((file) => stumblingWords(file, readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})

test('names the place, the word and a better one', () => {
  const code = "const told = 'told'\n/**\n * Whoever asks.\n */\nfetch('http://whoever') // waits for ever\n"
  expect(stumblingWords('server/src/a.ts', code)).toEqual([
    'server/src/a.ts:3: “Whoever”, better: anyone who, the user who, or the thing itself',
    'server/src/a.ts:5: “for ever”, better: forever',
  ])
  expect(stumblingWords('web/app/admin/a/texts.ts', "hint: 'You are told.'")).toHaveLength(1)
})

test('leaves code in documents and released versions alone', () => {
  expect(stumblingWords('docs/a.md', '```sh\necho told\n```\n')).toEqual([])
  expect(stumblingWords('CHANGELOG.md', '## [Unreleased]\n\n## [0.1.0]\n- told\n')).toEqual([])
})
