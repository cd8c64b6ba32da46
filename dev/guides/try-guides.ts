import { inCopy, report } from './follow-guide.ts'

/**
 * Follows guides to the letter in a copy of the tree, and fails where they lie or ask for more work than they should:
 * every check must pass, and (unless `--short`) what was added be found on the site and in the back office.
 * `node dev/guides/try-guides.ts [content-type] [block] [--short]`; both without a name.
 */
const isShort = process.argv.includes('--short')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAsked = (name: string) => named.length === 0 || named.includes(name)

await inCopy('guides', async ({ run, follow, check }) => {
  const files: string[] = []
  const tests: string[] = []
  const looks: string[] = []
  if (isAsked('content-type')) {
    const guide = 'docs/add-a-content-type.md'
    const type = await follow(guide, 'Add a content type')
    const field = await follow(guide, 'Add a field')
    const shown = await follow(guide, 'Show a field on the website')
    report('new files for a content type', type.created.length, 6)
    report('changed files', type.changed.length, 5)
    report('lines by hand, without styles', type.lines, 140)
    report('changed files for one more field', field.files.length, 2)
    report('changed files to show it on the website', shown.files.length, 1)
    files.push(...type.files)
    tests.push('server/src/features/certifications')
    // Those that look at every content type.
    if (!isShort)
      tests.push('server/src/*.test.ts server/src/wiring server/test web/app dev/documents.test.ts')
    looks.push('e2e/see-content-type.ts')
  }
  if (isAsked('block')) {
    const block = await follow('docs/add-a-block.md', 'Add a block')
    const withoutStyles = block.files.filter((file) => !file.endsWith('.css'))
    report('new and changed files for a block, without styles', withoutStyles.length, 4)
    report('lines by hand, without styles', block.lines, 120)
    files.push(...block.files)
    tests.push('web/app/admin/blocks')
    looks.push('e2e/see-block.ts')
  }
  await check(files, tests.join(' '))
  if (isShort) return
  await run('npm run --silent build')
  for (const look of looks) await run(`node ${look}`)
})
