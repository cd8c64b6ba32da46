import type { Client } from '@busbar/contract'
import { createContext } from 'react-router'

/** What the server hands to a render: the API as an anonymous visitor sees it, and ways to tell it something. */
export type RenderOptions = {
  api: Client
  /** Names the next moment at which the page changes by the clock alone. */
  changesAt: (moment: Date) => void
  /** Says why something of the page could not be read. */
  failed: (reason: unknown) => void
}

/** Lets a public page's loader read content while it is rendered: `context.get(renderContext).api`. */
export const renderContext = createContext<RenderOptions>()
