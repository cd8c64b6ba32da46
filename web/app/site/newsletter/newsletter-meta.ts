import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../layout/page-meta.ts'
import type { ShownSite } from '../layout/shown-site.ts'

/** A page for the reader of one mail: no search engine has business here. */
export function newsletterMeta(
  matches: Parameters<typeof pageMeta>[0],
  titleIn: (words: ShownSite['words']) => string,
): MetaDescriptor[] {
  const shown = pageMeta(matches, ({ name }, { words }) => {
    const title = titleIn(words)
    return { title: `${title} | ${name}`, description: title, path: '/newsletter' }
  }).filter((descriptor) => 'title' in descriptor)
  return [...shown, { name: 'robots', content: 'noindex' }]
}
