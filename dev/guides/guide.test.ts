import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyEdit, stepsOf } from './guide.ts'

const folder = mkdtempSync(join(tmpdir(), 'busbar-guide-'))
afterAll(() => rmSync(folder, { recursive: true }))

const guide = `# A guide

## Before
\`\`\`sh
npm run other
\`\`\`

## Add a thing
Some words about it.

1. The shape is a new file \`a/shape.ts\`:

   \`\`\`ts
   export const shape = {
     name: 'a',
   }
   \`\`\`

2. It is listed once. In
   \`list.ts\`, after \`const list = [\`:

   \`\`\`ts
     'shape',
   \`\`\`

3. In \`list.ts\`, instead of \`const count\`:
   \`\`\`ts
   const count = 1
   \`\`\`
4. In \`list.ts\`, before \`]\`:
   \`\`\`ts
     'last',
   \`\`\`
5. Then:

   \`\`\`sh
   npm run migration things

   npm run format
   \`\`\`

## After
`

test('a guide is read as steps: new files, changed lines and commands, in their order', () => {
  expect(stepsOf(guide, 'Add a thing')).toEqual([
    { kind: 'create', file: 'a/shape.ts', text: "export const shape = {\n  name: 'a',\n}\n" },
    { kind: 'after', file: 'list.ts', line: 'const list = [', text: "  'shape',\n" },
    { kind: 'instead of', file: 'list.ts', line: 'const count', text: 'const count = 1\n' },
    { kind: 'before', file: 'list.ts', line: ']', text: "  'last',\n" },
    { kind: 'run', command: 'npm run migration things' },
    { kind: 'run', command: 'npm run format' },
  ])
})

test('a block that belongs nowhere, or a part that is not there, is an error', () => {
  expect(() => stepsOf(guide, 'Add another')).toThrow('has no part "Add another"')
  const vague = '## Add a thing\nWrite something like this:\n```ts\nconst a = 1\n```\n'
  expect(() => stepsOf(vague, 'Add a thing')).toThrow('where its code goes: Write something like this:')
})

test('its steps are done to the letter', () => {
  writeFileSync(join(folder, 'list.ts'), "const list = [\n  'other',\n]\nconst count = 0\n")
  for (const step of stepsOf(guide, 'Add a thing')) if (step.kind !== 'run') applyEdit(step, folder)
  expect(readFileSync(join(folder, 'a/shape.ts'), 'utf8')).toBe("export const shape = {\n  name: 'a',\n}\n")
  expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe(
    "const list = [\n  'shape',\n  'other',\n  'last',\n]\nconst count = 1\n",
  )
})

test('a step that does not fit what is there is an error', () => {
  writeFileSync(join(folder, 'twice.ts'), 'a\na\n')
  const insert = { kind: 'after', line: 'a', text: 'b\n' } as const
  expect(() => applyEdit({ ...insert, file: 'none.ts' }, folder)).toThrow('There is no none.ts')
  expect(() => applyEdit({ ...insert, file: 'twice.ts' }, folder)).toThrow(
    'twice.ts has 2 lines that start with: a',
  )
  expect(() => applyEdit({ ...insert, file: 'twice.ts', line: 'c' }, folder)).toThrow(
    'has 0 lines that start with: c',
  )
  const create = { kind: 'create', file: 'twice.ts', text: '' } as const
  expect(() => applyEdit(create, folder)).toThrow('twice.ts is there already')
})
