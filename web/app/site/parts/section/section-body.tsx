import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { Notice } from '../notice.tsx'
import type { SectionData } from './section-data.ts'

/** A section's content, or the notice for why there is none. */
export function SectionBody<Item>({ data, failure, empty, children }: SectionBodyProps<Item>) {
  if (!data?.items) return <Notice title={data?.failure ?? failure} text={texts.site.refreshHint} isFailure />
  if (data.items.length === 0) return <Notice title={empty} />
  return children(data.items)
}

type SectionBodyProps<Item> = {
  data?: SectionData<Item>
  /** What to say where nothing could be read at all. */
  failure: string
  empty: string
  children: (items: Item[]) => ReactNode
}
