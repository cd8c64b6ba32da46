/** The title of a screen in the browser's tab; search engines have no business here. */
export function screenMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
