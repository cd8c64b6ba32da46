import type { Transaction } from '../platform/postgres/db.ts'

/** Looks at records as they are when a change is done, and refuses what may not be. It writes nothing. */
export type EndCheck = (tx: Transaction, ids: string[]) => Promise<void>

/** What is to be checked at the end, each record once by each check. */
export function createEndChecks() {
  const asked = new Map<EndCheck, Set<string>>()
  return {
    add(check: EndCheck, id: string) {
      asked.set(check, (asked.get(check) ?? new Set()).add(id))
    },
    async run(tx: Transaction) {
      for (const [check, ids] of asked) await check(tx, [...ids])
    },
  }
}
