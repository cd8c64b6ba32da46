import type { ScreenName } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type ItemOf, type QueryOf, recordTitle, useRecords } from '../api/collection.ts'
import { useDraftMarks } from '../api/releases.ts'
import { draftBadges } from '../drafts/draft-badge.tsx'
import { NewDrafts } from '../drafts/new-drafts.tsx'
import { draftTexts } from '../drafts/texts.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { ResponsiveButton } from '../parts/responsive-button.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { BulkActions } from './bulk/bulk-actions.tsx'
import { type Bulk, useBulk } from './bulk/use-bulk.ts'
import { type EditorProps, RecordEditor } from './editor/record-editor.tsx'
import { actionsWidth } from './least-width.ts'
import type { Filter } from './list-filters.tsx'
import { ListPanel } from './list-panel.tsx'
import { useListView } from './list-view.ts'
import { OrderDraft } from './order/order-draft.tsx'
import { useOrder } from './order/use-order.ts'
import { type Column, RecordTable } from './record-table.tsx'
import { type RecordTexts, recordTexts } from './record-texts.ts'
import { RowActions } from './row-actions.tsx'
import { TrashBulkActions, TrashRowActions, trashActionsWidth } from './trash/trash-actions.tsx'
import { trashColumns } from './trash/trash-columns.tsx'
import { useTrash } from './trash/use-trash.ts'
import { type AskAndDelete, useAskAndDelete } from './use-ask-and-delete.ts'
import { useLiveColumns } from './use-live-columns.tsx'
import { useOpenedRecord } from './use-opened-record.ts'
import { activeFlag, type StatusField } from './use-toggle.ts'
import { usualColumns } from './usual-columns.tsx'
import { usualFilters } from './usual-filters.ts'
import { hasPages, websiteAddress } from './website-address.ts'

/** A content type's screen: its records in a list, and what can be done with them. */
export function RecordScreen<Name extends ScreenName>(props: RecordScreenProps<Name>) {
  const {
    name,
    columns = usualColumns(name),
    query,
    Editor,
    actions,
    moreActions,
    titleOf = recordTitle,
  } = props
  const texts: RecordTexts = props.texts ?? recordTexts(name)
  const filters = [...(props.filters ?? []), ...usualFilters(name)]
  const view = useListView(filters.map((filter) => filter.name))
  const status = props.status === true ? activeFlag<Name>() : props.status
  // The trash has an order of its own: last deleted first.
  const sort = view.sort ?? (props.isNewestFirst && !view.isTrash ? '-createdAt' : undefined)
  const list = useRecords(name, { ...view.query, sort, ...query } as QueryOf<Name>)
  const askAndDelete = useAskAndDelete(name, texts, titleOf, props.askAndDelete)
  const records = list.data?.data ?? []
  const bulk = useBulk({ name, words: texts, records, titleOf, status })
  const trash = useTrash({ name, words: texts, records, titleOf })
  const order = useOrder(name, texts, list.data)
  const isWhole = !view.isTrash && !view.search && !view.isFiltered
  // Users who need a review change records only by drafts, never in place.
  const { needsReview } = useCurrentUser()
  const isOrdered = Boolean(props.isOrdered) && !needsReview
  const canDrag = isOrdered && isWhole && !view.sort
  const liveColumns = useLiveColumns({
    name,
    texts,
    titleOf,
    status,
    order: isOrdered ? order : undefined,
    canDrag,
  })
  const drafts = useDraftMarks(name)
  const orderDraft = drafts.data?.find(({ kind }) => kind === 'reordered')
  const newDrafts = drafts.data?.filter(({ kind }) => kind === 'new') ?? []
  const opened = useOpenedRecord(name, texts, records, drafts.isPending ? undefined : newDrafts)
  const [madeNow, setMadeNow] = useState<string>()
  const [isReordering, setIsReordering] = useState(false)
  const add = () => opened.open('new')
  const opening: EditorProps<Name> | undefined =
    opened.isNew || opened.draftOf || opened.record
      ? {
          record: opened.record,
          draftOf: opened.draftOf,
          isTurned: opened.isTurned,
          copyOf: opened.copyOf,
          onDuplicate: opened.onDuplicate,
          onPrevious: opened.onPrevious,
          onNext: opened.onNext,
          onMade: ({ _id }) => setMadeNow(_id),
          onClosed: opened.close,
        }
      : undefined
  const openedKey = opened.record?._id ?? opened.draftOf ?? 'new'
  const liveActionsWidth = props.actionsWidth ?? (hasPages(name) ? actionsWidth + 24 : undefined)

  return (
    <>
      <ScreenHead title={texts.heading} subtitle={texts.subtitle}>
        {view.isTrash ? (
          <TrashBulkActions {...trash.forChosen} />
        ) : (
          <BulkActions texts={texts} bulk={bulk}>
            {props.bulkActions?.(bulk)}
          </BulkActions>
        )}
        {actions}
        {props.isOrdered && isWhole && records.length > 1 && (
          <ResponsiveButton
            label={draftTexts.reorder}
            icon={IconArrowsSort}
            isSmallOnTablet
            onClick={() => setIsReordering(true)}
          />
        )}
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          {texts.add}
        </Button>
      </ScreenHead>
      {props.tabs}
      {!view.isTrash && (
        <NewDrafts
          drafts={orderDraft ? [orderDraft, ...newDrafts] : newDrafts}
          onOpen={({ recordId }) => (recordId ? opened.open(recordId) : setIsReordering(true))}
        />
      )}
      <ListPanel
        view={view}
        list={list}
        searchLabel={texts.search}
        texts={texts}
        filters={filters}
        heading={texts.count && texts.list}
        count={texts.count}
        onAddFirst={texts.addFirst ? { label: texts.addFirst, add } : undefined}
      >
        {(shown) => (
          <RecordTable
            label={texts.list}
            records={shown}
            columns={view.isTrash ? trashColumns(columns) : [...columns, ...liveColumns]}
            selection={needsReview ? undefined : view.isTrash ? trash.selection : bulk.selection}
            onDrop={canDrag ? order.dropOn : undefined}
            highlighted={madeNow}
            mark={view.isTrash ? undefined : draftBadges(drafts.data)}
            onOpen={view.isTrash ? undefined : ({ _id }) => opened.open(_id)}
            sort={view.sort}
            onSort={view.sortBy}
            actionsWidth={view.isTrash ? trashActionsWidth : liveActionsWidth}
            actions={(record) =>
              view.isTrash ? (
                <TrashRowActions {...trash.forOne(record)} />
              ) : (
                <RowActions
                  of={titleOf(record)}
                  more={moreActions?.(record)}
                  address={hasPages(name) ? websiteAddress(name, record) : undefined}
                  onEdit={() => opened.open(record._id)}
                  onDelete={() => void askAndDelete(record)}
                />
              )
            }
          />
        )}
      </ListPanel>
      {isReordering && (
        <OrderDraft
          name={name}
          texts={texts}
          titleOf={titleOf}
          mark={orderDraft}
          onClose={() => setIsReordering(false)}
        />
      )}
      {opening &&
        (Editor ? (
          <Editor key={openedKey} {...opening} />
        ) : (
          <RecordEditor key={openedKey} {...opening} name={name} texts={props.texts} />
        ))}
    </>
  )
}

type RecordScreenProps<Name extends ScreenName> = {
  name: Name
  /** Where they are not the usual ones. */
  columns?: Column<ItemOf<Name>>[]
  /** Where it is not all of the fields, each with its usual control. */
  Editor?: ComponentType<EditorProps<Name>>
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
  /** What was just added is in sight, where the list has no order of its own. */
  isNewestFirst?: boolean
  /** What else can be done with those that are selected. */
  bulkActions?: (bulk: Bulk<Name>) => ReactNode
  /** Fields that the list can be narrowed by besides the usual ones. */
  filters?: Filter[]
  /** Asks and deletes in another way than usual. */
  askAndDelete?: AskAndDelete<Name>
  /** The way to other parts of the same screen, below its name. */
  tabs?: ReactNode
  /** Further actions at the top. */
  actions?: ReactNode
  /** Further actions of a record, and the room that all of them need. */
  moreActions?: (record: ItemOf<Name>) => ReactNode
  actionsWidth?: number
}
