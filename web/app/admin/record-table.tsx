import { Table, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  sort,
  onSort,
}: RecordTableProps<Item>) {
  return (
    <Table className={styles.table} aria-label={label} highlightOnHover verticalSpacing={9}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column.header} w={column.width} aria-sort={sortState(column.sortBy, sort)}>
              {column.sortBy ? (
                <SortButton header={column.header} field={column.sortBy} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </Table.Th>
          ))}
          {actions && <Table.Th className={styles.actions}>Actions</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr key={record._id}>
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

function Cards<Item extends { _id: string }>({ label, records, columns, actions }: RecordTableProps<Item>) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {records.map((record) => (
        <li key={record._id} className={styles.card}>
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
  const { label, records, columns, actions } = props
  const [head, ...others] = columns
  return (
    <ul className={styles.cards} aria-label={label}>
      {records.map((record) => (
        <li key={record._id}>
          <div className={styles.card}>
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

type RecordTableProps<Item> = {
  label: string
  records: Item[]
  columns: Column<Item>[]
  actions?: (record: Item) => ReactNode
  /** Many columns: on anything smaller than a desktop they stand below each other. */
  isStacked?: boolean
  sort?: string
  onSort?: (sort?: string) => void
}
