import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import type { Part } from './section-data.ts'

/** A section's content, or the notice for why there is none. */
export function PartBody<Item>({ part, empty, children }: Given<Item>) {
  if (part.items === null) return <Notice title={part.failure} text={texts.site.refreshHint} isFailure />
  if (part.items.length === 0) return <Notice title={empty} />
  return children(part.items)
}

type Given<Item> = { part: Part<Item>; empty: string; children: (items: Item[]) => ReactNode }
