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

/** Has a page seen as soon as it has come: its styles travel in it, and its scripts are fetched once it is seen. */
export function withFirstPaint(html: string, styleSheets: StyleSheets) {
  return withLateScripts(withOwnStyles(html, styleSheets))
}

/** The links to the style sheets stay, because the router looks for them, but disabled: a browser does not ask for those. */
function withOwnStyles(html: string, styleSheets: StyleSheets) {
  return html.replace(/<link rel="stylesheet" href="([^"#]+)#?"\/>/g, (link, address) => {
    const styles = styleSheets.get(address)
    if (styles === undefined || styles.includes('</')) return link
    return `<style>${styles}</style>${link.replace('/>', ' disabled=""/>')}`
  })
}

/** With the mark of its render, which the script in its place has to carry too. */
const start = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g
const plainImports = /^import "([^"]+)";$/gm
const namedImports = /^import \* as (\w+) from "([^"]+)";$/gm

/**
 * The page works without its scripts, and on a slow line they would take their time from its fonts and its first
 * image. So the router's start becomes one that waits for the first paint.
 */
function withLateScripts(html: string) {
  const [, mark = '', script] = start.exec(html) ?? []
  const addresses = Array.from(html.matchAll(preloads), ([, address]) => address)
  if (!script || !addresses.length) return html
  const routes = Array.from(script.matchAll(namedImports), ([, name, address]) => ({ name, address }))
  const others = Array.from(script.matchAll(plainImports), ([, address]) => address)
  const rest = script.replace(namedImports, '').replace(plainImports, '').trim()
  const imported = JSON.stringify([...routes.map(({ address }) => address), ...others])
  const late = [
    'new PerformanceObserver(async(_,seen)=>{seen.disconnect();',
    `for(const href of ${JSON.stringify(addresses)})`,
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));",
    `const [${routes.map(({ name }) => name)}]=await Promise.all(${imported}.map((address)=>import(address)));`,
    `${rest}}).observe({type:'paint',buffered:true})`,
  ].join('')
  return html.replace(preloads, '').replace(start, () => `<script${mark}>${late}</script>`)
}
