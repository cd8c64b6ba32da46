import type { ScreenName } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type ItemOf, type QueryOf, recordTitle, useRecords } from '../api/collection.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { DeleteManyButton } from './delete-many-button.tsx'
import type { EditorProps } from './editor/record-editor.tsx'
import { ListPanel } from './list-panel.tsx'
import { useListView } from './list-view.ts'
import { type Column, RecordTable } from './record-table.tsx'
import { type RecordTexts, recordTexts } from './record-texts.ts'
import { RecordActions } from './row-actions.tsx'
import { type AskAndDelete, useAskAndDelete } from './use-ask-and-delete.ts'
import { useDeleteMany } from './use-delete-many.ts'
import { useLiveColumns } from './use-live-columns.tsx'
import type { StatusField } from './use-toggle.ts'

/** A content type's screen: its records in a list, and what can be done with them. */
export function RecordScreen<Name extends ScreenName>(props: RecordScreenProps<Name>) {
  const { name, columns, query, Editor, actions, moreActions, titleOf = recordTitle } = props
  const texts: RecordTexts = props.texts ?? recordTexts(name)
  const view = useListView()
  const list = useRecords(name, { ...view.query, ...query } as QueryOf<Name>)
  const { askAndDelete, restore } = useAskAndDelete(name, texts, titleOf, props.askAndDelete)
  const deletion = useDeleteMany(name, texts, titleOf, props.removeMany)
  const liveColumns = useLiveColumns({ ...props, texts, titleOf, list: list.data })
  const [edited, setEdited] = useState<ItemOf<Name> | 'new'>()
  const add = () => setEdited('new')

  return (
    <>
      <ScreenHead title={texts.heading} subtitle={texts.subtitle}>
        {deletion && <DeleteManyButton texts={texts} deletion={deletion} />}
        {actions}
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ListPanel
        view={view}
        list={list}
        searchLabel={texts.search}
        texts={texts}
        heading={texts.count && texts.list}
        count={texts.count}
        onAddFirst={texts.addFirst ? { label: texts.addFirst, add } : undefined}
      >
        {(records) => (
          <RecordTable
            label={texts.list}
            records={records}
            columns={view.isTrash ? columns : [...columns, ...liveColumns]}
            selection={view.isTrash ? undefined : deletion?.selection}
            sort={view.sort}
            onSort={view.sortBy}
            actionsWidth={props.actionsWidth}
            actions={(record) => (
              <RecordActions
                isInTrash={view.isTrash}
                of={titleOf(record)}
                more={moreActions?.(record)}
                onEdit={() => setEdited(record)}
                onDelete={() => void askAndDelete(record)}
                onRestore={() => restore(record)}
              />
            )}
          />
        )}
      </ListPanel>
      {edited && (
        <Editor record={edited === 'new' ? undefined : edited} onClosed={() => setEdited(undefined)} />
      )}
    </>
  )
}

type RecordScreenProps<Name extends ScreenName> = {
  name: Name
  columns: Column<ItemOf<Name>>[]
  Editor: ComponentType<EditorProps<Name>>
  /** Where the content type has sentences of its own. */
  texts?: RecordTexts
  /** What a record is called, where that is not its title or its name. */
  titleOf?: (record: ItemOf<Name>) => string
  /** What to ask for besides the records. */
  query?: Partial<QueryOf<Name>>
  /** A switch that shows a record on the website or takes it off: by `isActive`, or as it says. */
  status?: true | StatusField<Name>
  /** Arrows that put the records in order. */
  isOrdered?: boolean
  /** Deletes several records at once, which can then be selected; tells how many. */
  removeMany?: (ids: string[]) => Promise<number>
  /** Asks and deletes in another way than usual. */
  askAndDelete?: AskAndDelete<Name>
  /** Further actions at the top. */
  actions?: ReactNode
  /** Further actions of a record, and the room that all of them need. */
  moreActions?: (record: ItemOf<Name>) => ReactNode
  actionsWidth?: number
}
