/** The addresses of the scripts that a public page starts with: see `vite.config.ts`. */
declare module 'virtual:site-starter' {
  const addresses: string[]
  export default addresses
}
