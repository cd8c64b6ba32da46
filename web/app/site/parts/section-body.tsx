import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import type { SectionData } from './section-data.ts'

/** A section's content, or the notice for why there is none. */
export function SectionBody<Item>({ section, empty, children }: SectionBodyProps<Item>) {
  if (section.items === null)
    return <Notice title={section.failure} text={texts.site.refreshHint} isFailure />
  if (section.items.length === 0) return <Notice title={empty} />
  return children(section.items)
}

type SectionBodyProps<Item> = {
  section: SectionData<Item>
  empty: string
  children: (items: Item[]) => ReactNode
}
