import { pageMeta } from '../layout/page-meta.ts'
import type { ShownSite } from '../layout/shown-site.ts'
import type { PageHead } from './page-head.ts'
import type { RecordPage } from './record-failure.ts'

type PageDescription = NonNullable<ReturnType<Parameters<typeof pageMeta>[1]>>

type RecordMeta<Shown> = {
  matches: Parameters<typeof pageMeta>[0]
  /** What the page's loader read; nothing when the loader itself failed. */
  page: RecordPage<Shown> | undefined
  path: string
  texts: { title: (record: string, company: string) => string; pageFailed: string }
  describe: (
    shown: Shown,
    site: ShownSite,
  ) => Pick<PageDescription, 'image' | 'about'> & {
    /** The title, unless given. */
    description?: string | null
    /** The pages between home and this one. */
    above?: PageDescription['breadcrumbs']
  }
}

/** The title, description, address and sharing data of a record's page. A record that is not there has a title only. */
export function recordMeta<Shown extends { title: string; head: PageHead }>(record: RecordMeta<Shown>) {
  const { matches, page, path, texts, describe } = record
  return pageMeta(matches, (company, site) => {
    if (!page?.shown) {
      const sentence = page?.failure?.sentence ?? texts.pageFailed
      return { title: texts.title(sentence, company.name), description: sentence, path: null }
    }
    const { title, head } = page.shown
    const { description, above = [], image, about } = describe(page.shown, site)
    return {
      title: head.title || texts.title(title, company.name),
      description: head.description || description || title,
      path,
      image: head.image ?? image,
      breadcrumbs: [...above, { name: title, path }],
      about,
    }
  })
}
