import { readFile } from 'node:fs/promises'
import { fixedPages, isReservedAddress } from '@busbar/contract'
import { expect, test } from 'vitest'
import { whoMayCall } from '../../../test/who-may-call.ts'
import { contentTypes } from '../../wiring/collections.ts'

const read = (file: string) => readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')

/** The first parts of all addresses that are found in a text, but for files, whose dot no page has. */
const firstParts = (text: string, where: RegExp) =>
  [...text.matchAll(where)].flatMap(([, path = '']) => /^\/?([a-z][\w-]*)(?![\w.:-])/.exec(path)?.[1] ?? [])

/** Its screens are all below one address. */
const withoutBackOffice = (routes: string) =>
  routes.replace(/route\('admin'[\s\S]*?\n {2}\]\)/, "route('admin')")

test('A21: every address of the website, the application and nginx is kept from pages', async () => {
  const sources = {
    'web/app/routes.ts': firstParts(withoutBackOffice(await read('web/app/routes.ts')), /route\('([^']+)'/g),
    'server/src/website/site.ts': firstParts(await read('server/src/website/site.ts'), /'(\/[a-z][^']*)'/g),
    'server/src/website/previews/preview-pages.ts': firstParts(
      await read('server/src/website/previews/preview-pages.ts'),
      /'(\/[a-z][^']*)'/g,
    ),
    'deploy/nginx': firstParts(
      await read('deploy/nginx/busbar.conf.template'),
      /^ *location (?:= |\^~ )?(\/[^ ]+) \{/gm,
    ).filter((part) => part !== 'index'),
    'server/test/who-may-call.ts': firstParts(whoMayCall, /^\w+ +(\/\S+)/gm),
    registry: firstParts(
      [
        ...Object.values(fixedPages),
        ...contentTypes.flatMap(({ page }) => [page?.prefix, page?.alias, page?.list]),
      ].join('\n'),
      /^(\/\S+)$/gm,
    ),
  }
  for (const [source, parts] of Object.entries(sources)) {
    expect([source, parts.length > 1]).toEqual([source, true])
    for (const part of parts) expect([source, part, isReservedAddress(part)]).toEqual([source, part, true])
  }
})

test('what is at the root comes after all that has a folder of its own', () => {
  const prefixes = contentTypes.flatMap(({ page }) => page?.prefix ?? [])
  expect(prefixes.indexOf('/')).toBe(prefixes.length - 1)
})
