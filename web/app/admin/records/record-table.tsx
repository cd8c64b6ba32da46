import { Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useDropTargets } from '../parts/drag.ts'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { RowMark } from './cells.tsx'
import { leastWidth } from './least-width.ts'
import styles from './record-table.module.css'
import { recordsTexts } from './texts.ts'

export type Column<Item> = {
  header: string
  cell: (record: Item) => ReactNode
  /** The field to order by, where the list can be ordered by this column. */
  sortBy?: string
  /** Left out where there is no room for it; `wideOnly` before any other. */
  desktopOnly?: boolean
  wideOnly?: boolean
  /** Pixels, or a share of the table. */
  width?: number | `${number}%`
  align?: 'right'
  /** The pixels that its words need, where it has no width of its own or a share. */
  least?: number
  /** Where it stands in a card: in its head, across its body, or at its foot. Else below the head, under its name. */
  inCard?: 'head' | 'body' | 'foot'
}

/** Records as rows under their columns; as cards on a phone, and where the place has no room for rows. */
export function RecordTable<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const place = useRef<HTMLDivElement>(null)
  const width = useElementWidth(place)
  const isPhone = useIsPhone()
  const usual = props.columns.filter((column) => !column.wideOnly)
  const essential = usual.filter((column) => !column.desktopOnly)
  const fits = (columns: typeof essential) => leastWidth({ ...props, columns }) <= width
  const columns = isPhone ? undefined : [props.columns, usual, essential].find(fits)
  return (
    <div ref={place} data-leaves-out={columns !== props.columns || undefined}>
      {/* Measured before anything is painted. */}
      {width > 0 &&
        (columns ? <Rows {...props} columns={columns} /> : <Cards {...props} columns={essential} />)}
    </div>
  )
}

/** How wide an element is, by itself and not by the window. */
function useElementWidth(place: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}

function Rows<Item extends { _id: string }>({
  label,
  records,
  columns,
  actions,
  actionsWidth,
  sort,
  onSort,
  selection,
  onOpen,
  highlighted,
  onDrop,
  mark,
}: RecordTableProps<Item>) {
  const dropProps = useDropTargets('record', onDrop)
  return (
    <Table className={styles.table} aria-label={label} highlightOnHover verticalSpacing={9}>
      <Table.Thead>
        <Table.Tr>
          {selection && (
            <Table.Th w={56}>
              <SelectAll records={records} selection={selection} />
            </Table.Th>
          )}
          {columns.map((column) => (
            <Table.Th
              key={column.header}
              w={column.width}
              ta={column.align}
              aria-sort={sortState(column.sortBy, sort)}
            >
              {column.sortBy ? (
                <SortButton header={column.header} field={column.sortBy} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </Table.Th>
          ))}
          {actions && (
            <Table.Th className={styles.actions} w={actionsWidth}>
              {recordsTexts.actions}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <RowMark key={record._id} value={mark?.(record)}>
            <Table.Tr
              {...dropProps(record)}
              className={onOpen && styles.openable}
              ref={highlighted === record._id ? bringIntoView : undefined}
              data-highlighted={highlighted === record._id || undefined}
              onClick={onOpen && ((event) => isOnRow(event) && onOpen(record))}
            >
              {selection && (
                <Table.Td>
                  <SelectOne record={record} selection={selection} />
                </Table.Td>
              )}
              {columns.map((column) => (
                <Table.Td key={column.header}>{column.cell(record)}</Table.Td>
              ))}
              {actions && <Table.Td className={styles.actions}>{actions(record)}</Table.Td>}
            </Table.Tr>
          </RowMark>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Cards<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const { label, records, selection } = props
  return (
    <>
      {selection && (
        <div className={styles.selectAll}>
          <SelectAll records={records} selection={selection} label={recordsTexts.selectAll} />
        </div>
      )}
      <ul className={styles.cards} aria-label={label}>
        {records.map((record) => (
          <RowMark key={record._id} value={props.mark?.(record)}>
            <Card {...props} record={record} />
          </RowMark>
        ))}
      </ul>
    </>
  )
}

function Card<Item extends { _id: string }>(props: CardProps<Item>) {
  const { record, onOpen, highlighted, card } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button in the card does the same
    <li
      className={styles.card}
      data-openable={onOpen ? true : undefined}
      ref={highlighted === record._id ? bringIntoView : undefined}
      data-highlighted={highlighted === record._id || undefined}
      onClick={onOpen && ((event) => isOnRow(event) && onOpen(record))}
    >
      {card ? card(record) : <CardParts {...props} />}
    </li>
  )
}

/** What names the record, what is known of it, and what can be done with it, which is at the foot where it is much. */
function CardParts<Item extends { _id: string }>(props: CardProps<Item>) {
  const { record, columns, actions, selection } = props
  const cellsIn = (place: Column<Item>['inCard']) =>
    columns
      .filter((column) => column.inCard === place)
      .map(({ header, cell }) => ({ header, content: cell(record) }))
      .filter(({ content }) => content)
  const foot = cellsIn('foot')
  const details = cellsIn(undefined)
  // One detail has room beside what stands at the foot.
  const isShort = details.length === 1 && foot.length === 1
  const acts = actions && <div className={styles.acts}>{actions(record)}</div>
  return (
    <>
      <div className={styles.head}>
        {selection && <SelectOne record={record} selection={selection} />}
        {cellsIn('head').map(({ header, content }) => (
          <div key={header}>{content}</div>
        ))}
        {foot.length === 0 && acts}
      </div>
      {cellsIn('body').map(({ header, content }) => (
        <div key={header}>{content}</div>
      ))}
      {details.length > 0 && !isShort && (
        <dl className={styles.details}>
          {details.map(({ header, content }) => (
            <div key={header}>
              <dt>{header}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot.length > 0 && (
        <div className={styles.foot}>
          {isShort && (
            <div>
              <VisuallyHidden>{details[0]?.header}</VisuallyHidden>
              {details[0]?.content}
            </div>
          )}
          {foot.map(({ header, content }) => (
            <div key={header}>
              {/* Beside others it has to do without: there is no room. */}
              {foot.length === 1 && !isShort && <span aria-hidden>{header}</span>}
              {content}
            </div>
          ))}
          {acts}
        </div>
      )}
    </>
  )
}

function SelectAll<Item extends { _id: string }>({ records, selection, label }: Selecting<Item>) {
  const chosen = records.filter((record) => selection.chosen.has(record._id)).length
  return (
    <Checkbox
      label={label}
      aria-label={recordsTexts.selectAll}
      checked={chosen === records.length}
      indeterminate={chosen > 0 && chosen < records.length}
      onChange={(event) => selection.choose(records, event.currentTarget.checked)}
    />
  )
}

function SelectOne<Item extends { _id: string }>({
  record,
  selection,
}: {
  record: Item
  selection: Selection<Item>
}) {
  return (
    <Checkbox
      aria-label={`Select ${selection.titleOf(record)}`}
      checked={selection.chosen.has(record._id)}
      onChange={(event) => {
        const { checked } = event.currentTarget
        // A change comes with a press, by the mouse or the keyboard.
        const isUpTo = (event.nativeEvent as unknown as globalThis.MouseEvent).shiftKey
        if (isUpTo) selection.chooseUpTo(record, checked)
        else selection.choose([record], checked)
      }}
    />
  )
}

/** A press on the row itself, not on something in it that has a purpose of its own. */
function isOnRow(event: MouseEvent<HTMLElement>) {
  return !(event.target as HTMLElement).closest('a, button, input, label')
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** First press orders upwards, second downwards, third back to the list's own order. */
function SortButton(props: {
  header: string
  field: string
  sort?: string
  onSort?: (sort?: string) => void
}) {
  const { header, field, sort, onSort } = props
  const next = sort === field ? `-${field}` : sort === `-${field}` ? undefined : field
  const SortIcon = sort === field ? IconArrowUp : sort === `-${field}` ? IconArrowDown : IconArrowsSort
  return (
    <UnstyledButton className={styles.sort} onClick={() => onSort?.(next)}>
      {header}
      <SortIcon size={15} aria-hidden />
    </UnstyledButton>
  )
}

function sortState(field: string | undefined, sort: string | undefined) {
  if (!field) return undefined
  if (sort === field) return 'ascending' as const
  return sort === `-${field}` ? ('descending' as const) : ('none' as const)
}

type CardProps<Item> = RecordTableProps<Item> & { record: Item }

type Selecting<Item> = { records: Item[]; selection: Selection<Item>; label?: string }

/** Which records are chosen for something that is done to several at once. */
export type Selection<Item> = {
  chosen: { has: (id: string) => boolean }
  choose: (records: Item[], isChosen: boolean) => void
  /** Everything from what was chosen last. */
  chooseUpTo: (record: Item, isChosen: boolean) => void
  titleOf: (record: Item) => string
}

type RecordTableProps<Item> = {
  label: string
  records: Item[]
  columns: Column<Item>[]
  actions?: (record: Item) => ReactNode
  actionsWidth?: number
  /** A card in another form than usual, its actions included. */
  card?: (record: Item) => ReactNode
  selection?: Selection<Item>
  /** What a press on a row does; a button in the row must do the same, for keyboard users. */
  onOpen?: (record: Item) => void
  /** Called when a record was taken by its handle and dropped on another. */
  onDrop?: (id: string, on: Item) => void
  /** The record to look at: it was added just now. */
  highlighted?: string
  /** A note beside a record's name (see `NameCell`). */
  mark?: (record: Item) => ReactNode
  sort?: string
  onSort?: (sort?: string) => void
}
