import { richTextTags } from '@busbar/contract'
import { Mark } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { tableExtensions } from './rich-text-table.ts'

const script = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** What the editor can make: all of `richTextTags` and nothing else, so that neither it nor the server drops anything. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: ([1, 2, 3, 4, 5, 6] as const).filter((level) => richTextTags.includes(`h${level}`)) },
    codeBlock: false,
    link: { openOnClick: false },
  }),
  script('subscript', 'sub'),
  script('superscript', 'sup'),
  ...tableExtensions,
]
