import { type Client, homeSectionIds, partKey } from '@busbar/contract'
import type { SectionData, SectionLoad } from '../parts/section/section-data.ts'
import { readHomeBlocks } from './home-blocks.tsx'

const modules = import.meta.glob<{ load?: SectionLoad<unknown> }>('./*.section.tsx', { eager: true })

/** The data of every visible part that loads any, by its key. To be called in loaders only. */
export async function readSections(api: Client): Promise<Record<string, SectionData<unknown>>> {
  const shown = await api.siteSettings.homeSections().catch(() => null)
  const reading = (shown ?? homeSectionIds.map((id) => ({ id }))).map(async (part) => {
    const data =
      'blocks' in part
        ? await readHomeBlocks(api, part)
        : await modules[`./${part.id}.section.tsx`]?.load?.(api)
    return data ? [[partKey(part), data] as const] : []
  })
  return Object.fromEntries((await Promise.all(reading)).flat())
}
