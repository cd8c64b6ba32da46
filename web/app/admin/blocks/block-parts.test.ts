import { type Block, blocks, blockTypeNames } from '@busbar/contract'
import { expect, test } from 'vitest'
import { blockPart, emptyBlock } from './block-parts.ts'
import { blockSummary } from './block-summary.ts'

const siteParts = import.meta.glob('../../site/blocks/*.block.tsx')

test.each(blockTypeNames)('%s has its fields, its name and its place on the website', (type) => {
  const { about, default: fields } = blockPart(type)
  expect([typeof about.icon, typeof about.label, typeof about.hint]).toEqual(['object', 'string', 'string'])
  expect(typeof fields).toBe('function')
  const file = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(Object.keys(siteParts)).toContain(`../../site/blocks/${file}.block.tsx`)
})

test('nothing else lies among them', () => {
  expect(Object.keys(siteParts)).toHaveLength(blockTypeNames.length)
})

test('an empty block asks for what is missing in it, and no more', () => {
  const words = { type: 'quote', key: 'a', words: 'Well done' } as const
  expect(blocks.safeParse([{ ...emptyBlock('quote'), ...words }]).success).toBe(true)
  expect(blocks.safeParse([emptyBlock('quote')]).success).toBe(false)
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
