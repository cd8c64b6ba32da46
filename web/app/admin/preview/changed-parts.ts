/** A part of a page: what it shows itself, and the parts in it. */
export type Part<Node> = { node: Node; own: string; parts: Part<Node>[] }

export type ChangedParts<Node> = {
  /** What is no longer there, or is there in another way. */
  before: Node[]
  /** What is new, or was there in another way. */
  after: Node[]
}

/** Where two versions of a page differ: the smallest parts that say it. */
export function changedParts<Node>(before: Part<Node>, after: Part<Node>): ChangedParts<Node> {
  const found: ChangedParts<Node> = { before: [], after: [] }
  const whole = wholes<Node>()
  compare(before, after)
  return found

  function compare(one: Part<Node>, other: Part<Node>) {
    if (whole(one) === whole(other)) return
    if (one.own !== other.own) {
      found.before.push(one.node)
      found.after.push(other.node)
      return
    }
    for (const gap of gaps(one.parts.map(whole), other.parts.map(whole)))
      bringTogether(one.parts.slice(...gap.before), other.parts.slice(...gap.after))
  }

  /** Parts between two that are the same: those most alike are one part that has changed. */
  function bringTogether(ones: Part<Node>[], others: Part<Node>[]) {
    const alike = ones
      .flatMap((one) => others.map((other) => ({ one, other, score: likeness(one, other) })))
      .filter(({ score }) => score > 0 || (ones.length === 1 && others.length === 1))
      .toSorted((a, b) => b.score - a.score)
    const paired = new Set<Part<Node>>()
    for (const { one, other } of alike) {
      if (paired.has(one) || paired.has(other) || tagOf(one) !== tagOf(other)) continue
      paired.add(one).add(other)
      compare(one, other)
    }
    for (const one of ones) if (!paired.has(one)) found.before.push(one.node)
    for (const other of others) if (!paired.has(other)) found.after.push(other.node)
  }

  function likeness(one: Part<Node>, other: Part<Node>) {
    const said = new Set(leaves(one).map(({ own }) => own))
    return leaves(other).filter(({ own }) => said.has(own)).length
  }
}

/** What a part begins with says what it is: see `own`. */
const tagOf = ({ own }: Part<unknown>) => own.split(' ', 1)[0]

function leaves<Node>(part: Part<Node>): Part<Node>[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leaves)
}

/** All that a part says, asked for once. */
function wholes<Node>() {
  const known = new Map<Part<Node>, string>()
  const whole = (part: Part<Node>): string => {
    const said = known.get(part) ?? `${part.own}(${part.parts.map(whole).join()})`
    known.set(part, said)
    return said
  }
  return whole
}

type Gap = { before: [number, number]; after: [number, number] }

/** The stretches between the longest common row of two lists. */
function gaps(before: string[], after: string[]): Gap[] {
  const rows = before.length
  const columns = after.length
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const line = lengths[row] as Uint16Array
      line[column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const found: Gap[] = []
  let [row, column] = [0, 0]
  let start = { row, column }
  const close = () => {
    if (row > start.row || column > start.column)
      found.push({ before: [start.row, row], after: [start.column, column] })
  }
  while (row < rows && column < columns) {
    if (before[row] === after[column]) {
      close()
      row += 1
      column += 1
      start = { row, column }
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  row = rows
  column = columns
  close()
  return found
}
