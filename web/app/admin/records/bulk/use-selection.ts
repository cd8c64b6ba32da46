import { useState } from 'react'
import type { Selection } from '../record-table.tsx'

/** Which records are chosen, one by one or from one to another; also those of another page than the one in sight. */
export function useSelection<Item extends { _id: string }>(
  records: Item[],
  titleOf: (record: Item) => string,
): Selection<Item> & { records: Item[]; clear: () => void } {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map())
  const [last, setLast] = useState<string>()

  const choose = (some: Item[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const record of some) {
      if (isChosen) next.set(record._id, record)
      else next.delete(record._id)
    }
    setChosen(next)
    setLast(some.at(-1)?._id)
  }

  const chooseUpTo = (record: Item, isChosen: boolean) => {
    const places = [last, record._id].map((id) => records.findIndex(({ _id }) => _id === id))
    const [from = 0, to = 0] = places.sort((one, other) => one - other)
    choose(from < 0 ? [record] : records.slice(from, to + 1), isChosen)
  }

  const inSight = new Map(records.map((record) => [record._id, record]))
  return {
    chosen,
    choose,
    chooseUpTo,
    titleOf,
    /** As they are now, where that is known. */
    records: [...chosen.values()].map((record) => inSight.get(record._id) ?? record),
    clear: () => setChosen(new Map()),
  }
}
