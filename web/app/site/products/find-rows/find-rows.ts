import { plainRow, rowsWith } from './row-words.ts'

/** Shows the search above a table, which leaves the rows that have what was typed. */
export function findRows(root: HTMLElement) {
  const box = root.querySelector<HTMLElement>('[data-find-box]')
  const input = box?.querySelector('input')
  const found = box?.querySelector<HTMLElement>('[role="status"]')
  if (!box || !input || !found) return
  let rows: { row: HTMLElement; cells: string[] }[] | undefined

  const find = () => {
    rows ??= rowsOf(root)
    const shown = rowsWith(rows, input.value)
    for (const one of rows) one.row.hidden = !shown.has(one)
    const { some = '', none = '' } = found.dataset
    found.textContent = input.value.trim()
      ? shown.size > 0
        ? some.replace('{shown}', `${shown.size}`)
        : none
      : ''
  }
  input.addEventListener('input', find)
  box.hidden = false
  // A browser that goes back fills in what was typed before.
  if (input.value) find()
}

/** A unit that stands in the head of a column is searched with each number below it. */
function rowsOf(root: HTMLElement) {
  const units = [...root.querySelectorAll<HTMLElement>('thead th')].map(({ dataset }) => dataset.unit ?? '')
  return [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => ({
    row,
    cells: [...row.cells].map((cell, index) => plainRow(`${cell.textContent}${units[index]}`)),
  }))
}
