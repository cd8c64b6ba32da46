/** What somebody asks a quote for. */
export type Quoted = {
  /** Its place in the API: `products/vdx-750`. */
  about: string
  title: string
  /** The page that they came from. */
  from: string
}
