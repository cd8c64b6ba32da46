import { richTextTags } from '@busbar/contract'
import StarterKit from '@tiptap/starter-kit'

/** What the editor can make. The server drops what is not among `richTextTags`, so it is not offered. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: ([1, 2, 3, 4, 5, 6] as const).filter((level) => richTextTags.includes(`h${level}`)) },
    codeBlock: false,
    link: { openOnClick: false },
  }),
]
