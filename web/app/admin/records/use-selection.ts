import { useState } from 'react'
import type { Selection } from './record-table.tsx'

/** Which records of the list are chosen, one by one or from one to another. */
export function useSelection<Item extends { _id: string }>(
  records: Item[],
  titleOf: (record: Item) => string,
): Selection<Item> & { clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()

  const choose = (ids: string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
    setLast(ids.at(-1))
  }

  const chooseUpTo = (id: string, isChosen: boolean) => {
    const ids = records.map(({ _id }) => _id)
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((one, other) => one - other)
    choose(from === undefined || from < 0 ? [id] : ids.slice(from, (to ?? from) + 1), isChosen)
  }

  return { chosen, choose, chooseUpTo, titleOf, clear: () => setChosen(new Set()) }
}
