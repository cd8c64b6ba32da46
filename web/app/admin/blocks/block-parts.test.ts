import { type Block, blocks, blockTypeNames, kebabCase } from '@busbar/contract'
import { expect, test } from 'vitest'
import { blockPart, emptyBlock } from './block-parts.ts'
import { blockSummary } from './list/block-summary.ts'

const siteParts = import.meta.glob('../../site/blocks/*.block.tsx')

test.each(blockTypeNames)('%s has its fields, its name and its place on the website', (type) => {
  const { about, default: fields } = blockPart(type)
  expect([typeof about.icon, typeof about.label, typeof about.hint]).toEqual(['object', 'string', 'string'])
  expect(typeof fields).toBe('function')
  expect(Object.keys(siteParts)).toContain(`../../site/blocks/${kebabCase(type)}.block.tsx`)
})

test('the website shows no block that the editor does not know', () => {
  expect(Object.keys(siteParts)).toHaveLength(blockTypeNames.length)
})

test('an empty quote asks for its words and for nothing else', () => {
  const { error } = blocks.safeParse([emptyBlock('quote')])
  expect(error?.issues.map(({ path }) => path)).toEqual([[0, 'words']])
})

test('a closed block is known by its first words', () => {
  const block = {
    type: 'imageWithText',
    key: 'a',
    image: '/uploads/a.webp',
    side: 'left',
    text: '<p>Tested first</p>',
  }
  expect(blockSummary(block as Block)).toBe('Tested first')
  expect(blockSummary(emptyBlock('facts'))).toBe('')
})
