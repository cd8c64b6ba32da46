import { createContext } from 'react'

/**
 * What a render marks its inline scripts with. The server allows those alone to run, and takes the marks out of the page
 * again; in a browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
