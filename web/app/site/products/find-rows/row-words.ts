/** A text as it is searched: alike however it is spaced, with either decimal mark and any dash. */
export function plainRow(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad]+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(',', '.')
}

/**
 * The rows in which a cell holds the whole of what was typed: '1 200 A' is a number, not three words. Where there is
 * none, those that have each of its words somewhere.
 */
export function rowsWith<Row extends { cells: string[] }>(rows: Row[], typed: string): Set<Row> {
  const having = (words: string[]) =>
    rows.filter(({ cells }) => words.every((word) => cells.some((cell) => cell.includes(plainRow(word)))))
  const whole = having([typed])
  return new Set(whole.length > 0 ? whole : having(typed.trim().split(/\s+/)))
}
