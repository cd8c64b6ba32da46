/** The list with one of its entries at another place; as it is, where there is no such place. */
export function moveItem<Item>(list: Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
