import { texts } from '@busbar/contract'
import type { ShownVariants } from './shown-variants.ts'
import styles from './variants.module.css'

const words = texts.productData

/** From so many on there is something to search. */
const searchedFrom = 9
/** And too many to go past on the way down the page. */
const longFrom = 31
const inputId = 'find-variant'

/**
 * What can be ordered, row by row. The table is complete without scripts; `find-rows/find-rows.ts` shows the search where
 * there are many rows.
 */
export function Variants({ variants }: { variants: ShownVariants }) {
  const { columns, hasNames, hasPrices, rows } = variants
  return (
    <div data-find="">
      {rows.length >= searchedFrom && <Search count={rows.length} />}
      {/* biome-ignore-start lint/a11y: a fieldset is for forms, and a scrolling area must be reachable by keyboard */}
      <div
        className={styles.scroll}
        role="group"
        aria-label={words.variants}
        tabIndex={0}
        data-long={rows.length >= longFrom || undefined}
      >
        {/* biome-ignore-end lint/a11y: see above */}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.orderCode}</th>
              {hasNames && <th scope="col">{words.variant}</th>}
              {columns.map(({ name, unit, isNumber }) => (
                <th
                  key={name}
                  scope="col"
                  className={isNumber ? styles.number : undefined}
                  data-unit={unit ?? undefined}
                >
                  {name}
                  {unit && <span className={styles.unit}> {unit}</span>}
                </th>
              ))}
              {hasPrices && (
                <th scope="col" className={styles.number}>
                  {texts.products.price}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ orderCode, name, cells, price }) => (
              <tr key={orderCode}>
                <th scope="row">{orderCode}</th>
                {hasNames && <td>{name ?? none}</td>}
                {columns.map((column, index) => (
                  <td key={column.name} className={column.isNumber ? styles.number : undefined}>
                    {cells[index] ?? none}
                  </td>
                ))}
                {hasPrices && <td className={styles.number}>{price ?? none}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const none = '–'

function Search({ count }: { count: number }) {
  return (
    <search className={styles.search} data-find-box="" hidden>
      <label className={styles.label} htmlFor={inputId}>
        {words.findVariant}
      </label>
      <input
        className={styles.input}
        id={inputId}
        type="search"
        placeholder={words.findHint}
        autoComplete="off"
      />
      <p
        className={styles.found}
        role="status"
        data-some={words.found('{shown}', count)}
        data-none={words.noneFound}
      />
    </search>
  )
}
