import { richTextTags } from '@busbar/contract'
import { getSchema } from '@tiptap/react'
import { expect, test } from 'vitest'
import { richTextExtensions } from './rich-text-extensions.ts'

/** Read as the same thing and written as another. */
const synonyms = ['del', 'strike']
/** Around rows, which are kept without them. */
const aroundRows = ['thead', 'tbody']

const { nodes, marks } = getSchema(richTextExtensions)
const rules = [...Object.values(nodes), ...Object.values(marks)].flatMap(({ spec }) => spec.parseDOM ?? [])
const tags = rules.flatMap(({ tag }) => tag?.match(/^\w+/)?.[0] ?? [])

test('the editor makes nothing that the server would drop', () => {
  expect(tags.filter((tag) => !richTextTags.includes(tag) && !synonyms.includes(tag))).toEqual([])
})

test('the editor drops nothing that the server keeps', () => {
  expect(richTextTags.filter((tag) => !tags.includes(tag) && !aroundRows.includes(tag))).toEqual([])
})
