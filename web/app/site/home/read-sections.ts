import type { Client } from '@busbar/contract'
import type { SectionData, SectionLoad } from '../parts/section-data.ts'
import { sections } from '../parts/sections.ts'

const modules = import.meta.glob<{ load?: SectionLoad<unknown> }>('./*.section.tsx', { eager: true })

/** What every section that reads something has read, by its id. To be called in loaders only. */
export async function readSections(api: Client): Promise<Record<string, SectionData<unknown>>> {
  const reading = sections.map(async ({ id }) => {
    const data = await modules[`./${id}.section.tsx`]?.load?.(api)
    return data ? [[id, data] as const] : []
  })
  return Object.fromEntries((await Promise.all(reading)).flat())
}
