import { RichTextEditor } from '@mantine/tiptap'
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTablePlus,
} from '@tabler/icons-react'
import { TextSelection } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { fieldsTexts } from './texts.ts'

const texts = fieldsTexts.table
const row = (cell: string) => `<tr>${`<${cell}><p></p></${cell}>`.repeat(2)}</tr>`
const emptyTable = `<table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table>`

const changes = [
  { label: texts.addRow, icon: IconRowInsertBottom, command: addRowAfter },
  { label: texts.addColumn, icon: IconColumnInsertRight, command: addColumnAfter },
  { label: texts.removeRow, icon: IconRowRemove, command: deleteRow },
  { label: texts.removeColumn, icon: IconColumnRemove, command: deleteColumn },
  { label: texts.remove, icon: IconTableOff, command: deleteTable },
]

/** Puts a table into the text; within one, what can be done to it. */
export function TableControls({ editor }: { editor: Editor }) {
  if (!editor.isActive('table'))
    return (
      <RichTextEditor.Control
        title={texts.insert}
        aria-label={texts.insert}
        onClick={() => insertTable(editor)}
      >
        <IconTablePlus size={16} stroke={1.5} />
      </RichTextEditor.Control>
    )
  return changes.map(({ label, icon: ChangeIcon, command }) => (
    <RichTextEditor.Control
      key={label}
      title={label}
      aria-label={label}
      onClick={() =>
        editor
          .chain()
          .focus()
          .command(({ state, dispatch }) => command(state, dispatch))
          .run()
      }
    >
      <ChangeIcon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  ))
}

/** The cursor goes into its first cell. */
function insertTable(editor: Editor) {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent(emptyTable)
    .command(({ tr }) => {
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 1, tr.doc.content.size))))
      return true
    })
    .run()
}
