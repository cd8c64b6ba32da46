import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../layout/page-meta.ts'

/** A page for the reader of one mail: no search engine has business here. */
export function newsletterMeta(matches: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] {
  const shown = pageMeta(matches, ({ name }) => ({
    title: `${title} | ${name}`,
    description: title,
    path: '/newsletter',
  })).filter((descriptor) => 'title' in descriptor)
  return [...shown, { name: 'robots', content: 'noindex' }]
}
