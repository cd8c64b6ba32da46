/** Data for the browser that travels in the page: a browser runs nothing of it, and it cannot end its own element. */
export function JsonData({ id, value }: { id?: string; value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of a type that is not run, and without a `<`
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}
