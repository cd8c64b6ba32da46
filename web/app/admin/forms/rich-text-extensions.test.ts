import { richTextTags } from '@busbar/contract'
import { getSchema } from '@tiptap/react'
import { expect, test } from 'vitest'
import { richTextExtensions } from './rich-text-extensions.ts'

/** Read as the same thing and written as another. */
const synonyms = ['del', 'strike']

test('the editor makes nothing that the server would drop', () => {
  const { nodes, marks } = getSchema(richTextExtensions)
  const rules = [...Object.values(nodes), ...Object.values(marks)].flatMap(({ spec }) => spec.parseDOM ?? [])
  const tags = rules.flatMap(({ tag }) => tag?.match(/^\w+/)?.[0] ?? [])
  expect(tags).toEqual(expect.arrayContaining(['p', 'h2', 'h4', 'strong', 'a', 'li']))
  expect(tags.filter((tag) => !richTextTags.includes(tag) && !synonyms.includes(tag))).toEqual([])
})
