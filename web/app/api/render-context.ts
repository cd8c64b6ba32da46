import { createContext } from 'react-router'
import type { RenderOptions } from '../handle.ts'

/** Lets a public page's loader read content while it is rendered: `context.get(renderContext).api`. */
export const renderContext = createContext<RenderOptions>()
