/**
 * What is pasted from a word processor, in the terms of the editor, which drops all else by itself. Word writes the
 * entries of a list as paragraphs with a sign in front; a document's title is no title of the page.
 */
export function cleanPasted(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // Before it is part of this page, where a handler would be tried.
  for (const element of page.querySelectorAll('img, script, svg, math, iframe, object, embed'))
    element.remove()
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
  let list: HTMLElement | undefined
  for (const entry of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const sign = entry.querySelector('[style*="mso-list"]')
    const tag = /^\s*\w+[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    if (list?.localName !== tag || list.nextElementSibling !== entry) {
      list = page.createElement(tag)
      entry.before(list)
    }
    const item = page.createElement('li')
    item.append(...entry.childNodes)
    list.append(item)
    entry.remove()
  }
  for (const title of page.querySelectorAll('h1')) {
    const heading = page.createElement('h2')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  return page.body.innerHTML
}
