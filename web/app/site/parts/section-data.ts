/** One section's content: its items, or the sentence to show when they could not be read. */
export type Part<Item> = { items: Item[]; failure: null } | { items: null; failure: string }

/** Reads a section's content so that its failure is told in that section and leaves the others alone. */
export async function readPart<Item>(failure: string, read: () => Promise<Item[]>): Promise<Part<Item>> {
  try {
    return { items: await read(), failure: null }
  } catch {
    return { items: null, failure }
  }
}

/** A page with a part that failed is shown to who asked, but must not be published. */
export function statusOf(parts: Record<string, Part<unknown>>) {
  return Object.values(parts).some((part) => part.failure) ? 503 : 200
}
