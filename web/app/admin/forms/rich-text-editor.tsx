import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { cleanPasted } from './clean-pasted.ts'
import styles from './rich-text-editor.module.css'
import { richTextExtensions } from './rich-text-extensions.ts'
import { TableControls } from './table-controls.tsx'
import '@mantine/tiptap/styles.css'

/** The editor itself. What it makes is HTML; the server keeps what is harmless of it. */
export default function Editor({ labelledBy, value, onChange }: EditorProps) {
  const told = useRef(value)
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { 'aria-labelledby': labelledBy, role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: current }) => {
      told.current = current.isEmpty ? '' : current.getHTML()
      onChange(told.current)
    },
  })
  // Changed from outside: what was left unsaved was brought back, or a newer version was taken in.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [value, editor])
  return (
    <RichTextEditor editor={editor}>
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <TableControls editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={styles.content} />
    </RichTextEditor>
  )
}

type EditorProps = { labelledBy: string; value: string; onChange: (html: string) => void }
