type Asked<Item, Result> = { item: Item } & PromiseWithResolvers<Result>

/**
 * Does together what is asked for one by one: whatever comes at the same moment, or while the last batch is at work.
 * `work` answers in the order of its items.
 */
export function batched<Item, Result>(work: (items: Item[]) => Promise<(Result | Promise<Result>)[]>) {
  let waiting: Asked<Item, Result>[] = []
  let isAtWork = false

  async function workOff() {
    isAtWork = true
    // For all who ask at this very moment.
    await null
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const results = await work(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isAtWork = false
  }

  return (item: Item): Promise<Result> => {
    const asked = { item, ...Promise.withResolvers<Result>() }
    waiting.push(asked)
    if (!isAtWork) void workOff()
    return asked.promise
  }
}
