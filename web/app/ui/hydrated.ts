import { createContext } from 'react'

/** Whether React runs this part of the page in the browser too. The rest of a public page is a document. */
export const Hydrated = createContext(false)
