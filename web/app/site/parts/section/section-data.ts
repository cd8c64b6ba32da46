import type { Client } from '@busbar/contract'
import type { SectionHead } from './section-heads.ts'

/** One section's content: its items, or the sentence to show when they could not be read. */
export type SectionData<Item> = { items: Item[]; failure: null } | { items: null; failure: string }

/** Reads a section's content so that a failure shows in that section and leaves the others alone. */
export async function readSection<Item>(
  failure: string,
  read: () => Promise<Item[]>,
): Promise<SectionData<Item>> {
  try {
    return { items: await read(), failure: null }
  } catch {
    return { items: null, failure }
  }
}

/** Reads what a section shows through the API, as any visitor may. Runs when the page is published. */
export type SectionLoad<Item> = (api: Client) => Promise<SectionData<Item>>

/** What a section is given: what its `load` has read, or nothing when the page itself has failed. */
export type SectionProps<Load> =
  Load extends SectionLoad<infer Item> ? { head: SectionHead; data?: SectionData<Item> } : never

/** A page with a section that failed is shown to the visitor who asked, but must not be published. */
export function statusOf(sections: Record<string, SectionData<unknown>>) {
  return Object.values(sections).some((section) => section.failure) ? 503 : 200
}
