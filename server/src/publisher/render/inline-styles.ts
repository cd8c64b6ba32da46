import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What each style sheet says, by its address. */
export type StyleSheets = Map<string, string>

export async function readStyleSheets(staticFolder: string): Promise<StyleSheets> {
  const files = (await readdir(join(staticFolder, 'assets'))).filter((name) => name.endsWith('.css'))
  return new Map(
    await Promise.all(
      files.map(
        async (name) =>
          [`/assets/${name}`, await readFile(join(staticFolder, 'assets', name), 'utf8')] as const,
      ),
    ),
  )
}

/**
 * Has a page seen as soon as it has come: its styles travel in it. The links to the style sheets stay for the scripts
 * of islands, which look for them, but disabled: a browser does not ask for those.
 */
export function withInlineStyles(html: string, styleSheets: StyleSheets) {
  return html.replace(/<link rel="stylesheet" href="([^"#]+)#?"\/>/g, (link, address) => {
    const styles = styleSheets.get(address)
    if (styles === undefined || styles.includes('</')) return link
    return `<style>${styles}</style><link rel="stylesheet" href="${address}" disabled=""/>`
  })
}
