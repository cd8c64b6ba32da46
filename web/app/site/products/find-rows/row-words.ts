/** A text as it is searched: alike however it is spaced, with either decimal mark and any dash. */
export function plainRow(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad]+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(',', '.')
}

/** Whether one of a row's cells holds the whole of what was typed, or each of its words is in one. */
export function isFound(cells: string[], typed: string) {
  const isIn = (words: string) => cells.some((cell) => cell.includes(words))
  return (
    isIn(plainRow(typed)) ||
    typed
      .trim()
      .split(/\s+/)
      .every((word) => isIn(plainRow(word)))
  )
}
