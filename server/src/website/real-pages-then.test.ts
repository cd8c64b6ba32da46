import { afterAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { addSampleFile } from '../../test/sample-input.ts'
import { compareAll, keepPages } from '../../test/website/kept-pages.ts'
import { hasBuild } from '../../test/website/published-site.ts'
import { randomHistory, randomNumbers } from '../../test/website/random-history.ts'
import { latestChange } from '../content/change-log.ts'
import { images } from '../content/tables.ts'
import { loadBuild } from '../platform/http/web.ts'
import { inProcessFetch } from '../publisher/render/in-process-api.ts'
import { readStyleSheets } from '../publisher/render/inline-styles.ts'
import { createRender, type Render } from '../publisher/render/render.ts'
import { addPreviews } from './previews/preview-pages.ts'

/** `HISTORY=500 npx vitest run real-pages-then` makes the long one. */
const steps = Number(process.env.HISTORY ?? 30)

let busbar: TestApp | undefined
afterAll(() => busbar?.close())

test.runIf(hasBuild)(
  `the real pages as of a change, after ${steps} of them, are to the byte what was published`,
  {
    timeout: 600_000,
  },
  async () => {
    const { handle, build } = await loadBuild()
    const styleSheets = await readStyleSheets(build.staticFolder)
    let render: Render | undefined
    busbar = await createTestApp({
      async pages(app, db) {
        const fetch = inProcessFetch(app)
        render = createRender({ web: { handle }, fetch, publicUrl: 'https://busbar.example', styleSheets })
        await addPreviews(app, { db, render })
      },
    })
    const { app, db, call, signIn } = busbar
    const { token } = await signIn('admin')
    const addresses = ['one', 'two', 'three'].map((name) => `/uploads/general/${name}.webp`)
    for (const url of addresses)
      await db
        .insert(images)
        .values({ url, width: 800, height: 600, thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' })
    await addSampleFile(db)
    const random = randomNumbers(11)
    const history = randomHistory(
      (method, path, body) => call(method, `/api${path}`, { token, body }),
      addresses,
      random,
    )
    await history.begin()
    const kept = await keepPages({
      history,
      random,
      steps,
      count: 6,
      every: 15,
      now: () => latestChange(db),
      published: async (path) =>
        path === '/sitemap.xml' ? (await app.inject(path)).body : ((await render?.(path))?.html ?? ''),
    })
    const compared = await compareAll(kept, (asOf, path) =>
      call('POST', '/api/preview', { token, body: { path, asOf } }),
    )
    console.log(`${compared} real pages of ${kept.length} moments are the same`)
    expect(compared).toBe(kept.length * 6)
    expect(new Set(kept.map(({ pages }) => pages.get('/'))).size).toBe(kept.length)
    expect(kept[0]?.pages.get('/')).toContain('<main')
  },
)
