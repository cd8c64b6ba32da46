import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './record-table.module.css'

export type Column<Item> = {
  header: string
  cell: (record: Item) => ReactNode
  /** The field to order by, where the list can be ordered by this column. */
  sortBy?: string
  desktopOnly?: boolean
  width?: number | string
}

/** Records as rows under their columns; on a phone, as cards. */
export function RecordTable<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const cardsUnder = props.isStacked ? '63.99em' : '39.99em'
  const isNarrow = useMediaQuery(`(max-width: ${cardsUnder})`, false, { getInitialValueInEffect: false })
  const isDesktop = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const columns = props.columns.filter((column) => isDesktop || !column.desktopOnly)
  if (!isNarrow) return <Rows {...props} columns={columns} />
  return props.isStacked ? (
    <StackedCards {...props} columns={columns} />
  ) : (
    <Cards {...props} columns={columns} />
  )
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
}: RecordTableProps<Item>) {
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
            <Table.Th key={column.header} w={column.width} aria-sort={sortState(column.sortBy, sort)}>
              {column.sortBy ? (
                <SortButton header={column.header} field={column.sortBy} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </Table.Th>
          ))}
          {actions && (
            <Table.Th className={styles.actions} w={actionsWidth}>
              Actions
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr
            key={record._id}
            className={onOpen && styles.openable}
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
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Cards<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const { label, records, columns, actions, selection } = props
  return (
    <ul className={styles.cards} aria-label={label}>
      {records.map((record) => (
        <li key={record._id} className={styles.card}>
          {selection && <SelectOne record={record} selection={selection} />}
          {columns.map((column) => (
            <div key={column.header} className={styles.cell}>
              {column.cell(record)}
            </div>
          ))}
          {actions && <div className={styles.actions}>{actions(record)}</div>}
        </li>
      ))}
    </ul>
  )
}

/** The first column as the card's head, the others below it under their names, without the empty ones. */
function StackedCards<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const { label, records, columns, actions, selection } = props
  const [head, ...others] = columns
  return (
    <ul className={styles.cards} aria-label={label}>
      {records.map((record) => (
        <li key={record._id}>
          <div className={styles.card}>
            {selection && <SelectOne record={record} selection={selection} />}
            <div className={styles.cell}>{head?.cell(record)}</div>
            {actions && <div className={styles.actions}>{actions(record)}</div>}
          </div>
          <dl className={styles.details}>
            {others.map(({ header, cell }) => {
              const content = cell(record)
              return content ? (
                <div key={header}>
                  <dt>{header}</dt>
                  <dd>{content}</dd>
                </div>
              ) : null
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function SelectAll<Item extends { _id: string }>({ records, selection }: Selecting<Item>) {
  const chosen = records.filter((record) => selection.chosen.has(record._id)).length
  return (
    <Checkbox
      aria-label="Select all"
      checked={chosen === records.length}
      indeterminate={chosen > 0 && chosen < records.length}
      onChange={(event) =>
        selection.choose(
          records.map(({ _id }) => _id),
          event.currentTarget.checked,
        )
      }
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
      onChange={(event) => selection.choose([record._id], event.currentTarget.checked)}
    />
  )
}

/** A press on the row itself, not on something in it that has a purpose of its own. */
function isOnRow(event: MouseEvent<HTMLElement>) {
  return !(event.target as HTMLElement).closest('a, button, input, label')
}

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

type Selecting<Item> = { records: Item[]; selection: Selection<Item> }

/** Which records are chosen for something that is done to several at once. */
export type Selection<Item> = {
  chosen: ReadonlySet<string>
  choose: (ids: string[], isChosen: boolean) => void
  titleOf: (record: Item) => string
}

type RecordTableProps<Item> = {
  label: string
  records: Item[]
  columns: Column<Item>[]
  actions?: (record: Item) => ReactNode
  actionsWidth?: number
  selection?: Selection<Item>
  /** What a press on a row does; a button in the row must do the same, for who uses the keyboard. */
  onOpen?: (record: Item) => void
  /** Many columns: on anything smaller than a desktop they stand below each other. */
  isStacked?: boolean
  sort?: string
  onSort?: (sort?: string) => void
}
