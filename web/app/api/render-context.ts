import type { Client } from '@busbar/contract'
import { createContext } from 'react-router'

/** What the server hands to a render: the API as an anonymous visitor sees it, and a way to name the next change. */
export type RenderOptions = { api: Client; changesAt: (moment: Date) => void }

/** Lets a public page's loader read content while it is rendered: `context.get(renderContext).api`. */
export const renderContext = createContext<RenderOptions>()
