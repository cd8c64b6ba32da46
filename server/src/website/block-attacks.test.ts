import { type BlockType, blockTypeNames, blockTypes } from '@busbar/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { badAddresses, markupTries } from '../../test/attacks.ts'
import { hasBuild } from '../../test/website/published-site.ts'
import { loadBuild } from '../platform/http/web.ts'
import { inProcessFetch } from '../publisher/render/in-process-api.ts'
import { readStyleSheets } from '../publisher/render/inline-styles.ts'
import { createRender, type Render } from '../publisher/render/render.ts'

/** What a field takes that does not take any text: an address, an image, the id of a record. */
const harmless = [
  'x',
  '/contact',
  '/uploads/general/one.webp',
  'https://youtu.be/dQw4w9WgXcQ',
  '0199a3c4-0000-7000-8000-000000000000',
]

/** A block in which every field holds this text, or else what the field takes. */
function filled(type: BlockType, text: string) {
  return { ...(valueFor(blockTypes[type], text) as object), type, key: type }
}

function valueFor(schema: z.ZodType, text: string): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, valueFor(field as z.ZodType, text)]),
    )
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return valueFor(schema.unwrap() as z.ZodType, text)
  if (schema instanceof z.ZodArray) return [valueFor(schema.element as z.ZodType, text)]
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodEnum) return schema.options[0]
  return [text, text.slice(0, 24), ...harmless].find((value) => schema.safeParse(value).success)
}

describe.runIf(hasBuild)('every block', () => {
  let busbar: TestApp
  let render: Render
  let token: string

  beforeAll(async () => {
    const { handle, build } = await loadBuild()
    const styleSheets = await readStyleSheets(build.staticFolder)
    busbar = await createTestApp({
      async pages(app) {
        const fetch = inProcessFetch(app)
        render = createRender({ web: { handle }, fetch, publicUrl: 'https://busbar.example', styleSheets })
      },
    })
    token = (await busbar.signIn('admin')).token
  })
  afterAll(() => busbar.close())

  const create = (title: string, body: object[]) =>
    busbar.call('POST', '/api/news', { token, body: { title, date: '2026-03-01', body } })

  const between = (blocks: object[]) =>
    busbar.call('PUT', '/api/site-settings', {
      token,
      body: { homeSections: [{ id: 'services' }, { id: 'blocks', key: 'between', blocks }] },
    })

  /** Where blocks are stored: the address of the page that shows them. */
  const places = {
    'a news item': async (blocks: object[]) => {
      const { status, body } = await create(`All of them ${Math.random()}`, blocks)
      expect(status, JSON.stringify(body)).toBe(201)
      return `/news/${body.data.slug}`
    },
    'the home page': async (blocks: object[]) => {
      const { status, body } = await between(blocks)
      expect(status, JSON.stringify(body)).toBe(200)
      return '/'
    },
  }
  type Place = keyof typeof places

  /** The page as it is published, and the documents that its frames hold. */
  async function published(place: Place, text: string) {
    const path = await places[place](blockTypeNames.map((type) => filled(type, text)))
    const { html } = await render(path)
    expect(html).toContain('<iframe')
    const frames = Array.from(html.matchAll(/srcdoc="([^"]*)"/gi), ([, frame = '']) => unescaped(frame))
    return [html, ...frames]
  }

  const tries = (Object.keys(places) as Place[]).flatMap((place) => markupTries.map((text) => [text, place]))
  test.each(tries as [string, Place][])(
    'A30: %s stays harmless in every field on %s',
    async (text, place) => {
      const plain = await published(place, 'Words')
      const attacked = await published(place, text)
      const scriptsIn = (documents: string[]) => documents.map((html) => html.match(/<script/gi)?.length ?? 0)
      expect(scriptsIn(attacked)).toEqual(scriptsIn(plain))
      for (const html of attacked) {
        // What stands between quotes is the value of an attribute.
        expect(html.replaceAll(/"[^"]*"/g, '""').match(/<[a-z][^<>]*\son[a-z]+=/gi)).toBeNull()
        expect(html).not.toMatch(/(?:href|src|action)=["']?\s*(?:java\s*script|vbscript|data:text)/i)
        expect(html).not.toMatch(/<(?:form|p)[^<>]*evil\.example/i)
      }
    },
  )

  test.each(badAddresses)('A31: %s is refused wherever a block leads to an address', async (address) => {
    const links = blockTypeNames.filter((type) => 'link' in blockTypes[type].shape)
    expect(links).toContain('callToAction')
    for (const type of links) {
      const blocks = [{ ...filled(type, 'Words'), link: address }]
      expect((await create('Refused', blocks)).status, type).toBe(422)
      expect((await between(blocks)).status, type).toBe(422)
    }
  })

  test('A3: a field that a block does not have is refused', async () => {
    for (const type of blockTypeNames) {
      const blocks = [{ ...filled(type, 'Words'), isAdmin: true }]
      expect((await create('Refused', blocks)).status, type).toBe(400)
      expect((await between(blocks)).status, type).toBe(400)
    }
  })
})

function unescaped(text: string) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
