import { breakAllAtOnce } from './all-at-once.ts'
import type { Guard } from './guard.ts'
import { breakOneByOne } from './one-by-one.ts'
import { screens, untouched } from './screens.ts'
import { security } from './security.ts'
import { takeover } from './takeover.ts'

/** Takes guards away in a copy of the tree, and says which no test misses: `npm run mutate -- <list> [words of a guard]`. */
const lists: Record<string, List> = {
  security: { guards: security, breakThem: breakOneByOne },
  takeover: { guards: takeover, breakThem: breakOneByOne },
  // A build takes longer than most journeys, so they share one.
  screens: { guards: screens, breakThem: (guards) => breakAllAtOnce(guards, untouched) },
}

const [name = '', only = ''] = process.argv.slice(2)
const list = lists[name]
const guards = list?.guards.filter(({ guard }) => guard.includes(only))
if (!list || !guards?.length) {
  console.error(`npm run mutate -- <${Object.keys(lists).join('|')}> [words of a guard]`)
  process.exit(2)
}
process.exitCode = (await list.breakThem(guards)) ? 0 : 1

type List = { guards: Guard[]; breakThem: (guards: Guard[]) => Promise<boolean> }
