import { getTableColumns } from 'drizzle-orm'
import pg from 'pg'
import { products } from '../src/features/products/table.ts'
import { loadBuild } from '../src/platform/http/web.ts'
import { inProcessFetch } from '../src/publisher/render/in-process-api.ts'
import { readStyleSheets } from '../src/publisher/render/inline-styles.ts'
import { createRender } from '../src/publisher/render/render.ts'
import { addPreviews } from '../src/website/previews/preview-pages.ts'
import { openApp, type Place } from './app.ts'
import { sizes } from './fill.ts'

const rounds = 15
const pages = ['/', '/products/product-54321', '/categories/category-322']
/** How many records have changed since the moment that is looked at. */
const changedSince = [1, 100, 1000, 10_000, sizes.products]

/**
 * What a preview costs besides a plain render, with very many products, and what the website as it was costs by how much
 * has changed since. All are made in turn, so that what drifts slowly touches them alike.
 */
export async function measurePreviews(place: Place) {
  await makeHistory(place.databaseUrl)
  const { app, db, publicUrl, token, close } = await openApp(place)
  const { handle, build } = await loadBuild()
  const styleSheets = await readStyleSheets(build.staticFolder)
  const render = createRender({ web: { handle }, fetch: inProcessFetch(app), publicUrl, styleSheets })
  await addPreviews(app, { db, render })
  await app.ready()
  const preview = async (path: string, what: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/preview',
      headers,
      payload: { path, ...what },
    })
    return statusCode === 200
  }
  const draft = { collection: 'products', kind: 'new', values: { title: 'Typed', shortDescription: 'x' } }
  const latest = sizes.products * 2
  try {
    for (const path of pages) {
      const ways: Record<string, () => Promise<boolean>> = {
        plain: async () => (await render(path)).status === 200,
        'with a draft': () => preview(path, { draft }),
        ...Object.fromEntries(
          changedSince.map((count) => [
            `as it was, ${count.toLocaleString('en')} changed since`,
            () => preview(path, { asOf: latest - count }),
          ]),
        ),
      }
      const times = new Map<string, number[]>()
      for (let round = -2; round < rounds; round++)
        for (const [name, make] of Object.entries(ways)) {
          const began = performance.now()
          const isMade = await make()
          if (!isMade) {
            console.log(`${path}, ${name}: refused after ${(performance.now() - began).toFixed(0)} ms`)
            delete ways[name]
          } else if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - began])
        }
      console.log(path)
      const plain = medianOf(times.get('plain'))
      for (const [name, taken] of times) {
        const median = medianOf(taken)
        const factor = (median / plain).toFixed(1)
        console.log(`  ${name.padEnd(36)} ${median.toFixed(1).padStart(8)} ms  ${factor.padStart(6)} ×`)
      }
    }
  } finally {
    await close()
  }
}

const medianOf = (times: number[] = []) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** Every product was made and then saved once, each with a change of its own. */
async function makeHistory(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from revisions limit 1')
    if (rowCount) return
    const fields = Object.entries(getTableColumns(products)).map(([key, { name }]) => `'${key}', ${name}`)
    const began = performance.now()
    await client.query(`
      insert into changes (number, keys) overriding system value
        select n, '{}' from generate_series(1, ${sizes.products * 2}) as n;
      insert into revisions (collection, record_id, revision, change, action, actor_name, before, after)
        select 'products', _id, turn, place + (turn - 1) * ${sizes.products},
          (array['create', 'update'])[turn], 'Ada Volt', case turn when 1 then null else record end, record
        from (select _id, row_number() over (order by _id) as place, jsonb_build_object(${fields.join(', ')}) as record
          from products) as made, generate_series(1, 2) as turn`)
    await client.query('vacuum analyze revisions')
    console.log(`history made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } finally {
    await client.end()
  }
}
