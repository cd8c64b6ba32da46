import { type Client, homeSectionIds } from '@busbar/contract'
import type { SectionData, SectionLoad } from '../parts/section-data.ts'

const modules = import.meta.glob<{ load?: SectionLoad<unknown> }>('./*.section.tsx', { eager: true })

/** What every section that is shown and reads something has read, by its id. To be called in loaders only. */
export async function readSections(api: Client): Promise<Record<string, SectionData<unknown>>> {
  const shown = await api.siteSettings.homeSections().catch(() => null)
  const reading = (shown?.map(({ id }) => id) ?? homeSectionIds).map(async (id) => {
    const data = await modules[`./${id}.section.tsx`]?.load?.(api)
    return data ? [[id, data] as const] : []
  })
  return Object.fromEntries((await Promise.all(reading)).flat())
}
