import pg from 'pg'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { recordStatements } from '../test/measure/statements.ts'
import { openApp, type Place } from './app.ts'

const sizes = { images: 60_000, revisions: 240_000 }
/** What any of the calls may take in PostgreSQL, in milliseconds. */
const most = 200
const rounds = 15

/**
 * The library and the history of a firm that has been at it for years, in a database of their own. Tells what each call
 * takes in PostgreSQL, and fails where that is too long.
 */
export async function measureLibrary(place: Place) {
  await migrate({ databaseUrl: place.databaseUrl, ownerUrl: place.databaseUrl })
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  const { app, token, close } = await openApp(place)
  try {
    if (!(await client.query('select from images limit 1')).rowCount) await fillLibrary(client)
    const headers = { authorization: `Bearer ${token}` }
    const slow: string[] = []
    for (const [name, url] of Object.entries(calls)) {
      let status = 0
      const statements = await recordStatements(async () => {
        status = (await app.inject({ url: `/api${url}`, headers })).statusCode
      })
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        for (const statement of statements) await client.query({ ...statement, rowMode: 'array' })
        times.push(performance.now() - began)
      }
      const median = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
      console.log(name.padEnd(48), `${median.toFixed(1).padStart(8)} ms in PostgreSQL`)
      if (status !== 200 || !(median < most)) slow.push(`${name} (${status}, ${median.toFixed(0)} ms)`)
    }
    if (slow.length === 0) return
    console.error(`Not within ${most} ms: ${slow.join(', ')}`)
    process.exitCode = 1
  } finally {
    await client.end()
    await close()
  }
}

const ada = '01900000-0000-7000-8000-000000000001'
const rarely = '01900000-0000-7000-8000-000000000002'

const calls = {
  'library: first page': '/library/images',
  'library: unused': '/library/images?only=unused',
  'library: without alternative text': '/library/images?only=undescribed',
  'library: of a folder': '/library/images?folder=services',
  'library: search by name': '/library/images?search=picture-4321.',
  'library: search by alternative text': '/library/images?search=Hall%20number%20777',
  'library: search by what uses it': '/library/images?search=Fuse%20of%20type%20123',
  'library: search, in every title': '/library/images?search=Fuse%20of',
  'library: search, unused only': '/library/images?only=unused&search=picture',
  'library: search, in every image': '/library/images?search=picture',
  'library: search, nowhere': '/library/images?search=qqzzxq',
  'library: search, two letters': '/library/images?search=pi',
  'library: search, two letters, nowhere': '/library/images?search=qz',
  'history: first page': '/history',
  'history: by a person': `/history?by=${ada}`,
  'history: by a person who seldom does anything': `/history?by=${rarely}`,
  'history: until a moment long ago': `/history?until=2020-03-01T00:00:00.000Z`,
  'history: by a person until a moment': `/history?by=${rarely}&until=2020-03-01T00:00:00.000Z`,
  'history: of a kind': '/history?collection=products',
  'history: of a kind that has none': '/history?collection=pages',
}

/** Images that all came in one moment, as an import brings them, and a change every ten minutes. */
async function fillLibrary(client: pg.Client) {
  const began = performance.now()
  await client.query('set statement_timeout = 0')
  const count = sizes.revisions / 4
  for (const statement of [
    `create function pg_temp.id_of(place int) returns uuid language sql immutable as $$
      select ('01900000-0000-7000-9000-' || lpad(to_hex(place), 12, '0'))::uuid $$`,
    `insert into images (url, name, alt, width, height, thumb_hash, widths, state)
      select '/uploads/' || (array['products', 'services'])[1 + i % 2] || '/' || md5(i::text) || '.webp',
        'picture-' || i || '.jpg', case when i % 3 > 0 then 'Hall number ' || i else '' end,
        1600, 1200, 'YTkGJwaRhWUIt4lbgnhZl3ath2BUBGYA', '{320,640,960,1280}', 'ready'
      from generate_series(1, ${sizes.images}) as i`,
    `insert into products (_id, slug, title, short_description, main_image_url)
      select pg_temp.id_of(i), 'fuse-' || i, 'Fuse of type ' || i, 'For the volume',
        '/uploads/products/' || md5(i::text) || '.webp'
      from generate_series(1, ${count}) as i`,
    // Every tenth image is used by nothing.
    `insert into image_uses (file, collection, record_id)
      select md5(i::text) || '.webp', 'products', pg_temp.id_of(i) from generate_series(1, ${sizes.images}) as i
      where i % 10 > 0 and i <= ${count}`,
    `insert into revisions (collection, record_id, revision, change, action, actor_id, actor_name, at, before, after)
      select 'products', pg_temp.id_of(1 + i % ${count}), 1 + i / ${count}, i + 1,
        case when i < ${count} then 'create' else 'update' end,
        case when i % 10000 = 0 then '${rarely}' else '${ada}' end::uuid, 'Ada Volt',
        timestamptz '2020-01-01' + i * interval '10 minutes',
        case when i < ${count} then null else record end, record
      from generate_series(0, ${sizes.revisions - 1}) as i,
        lateral (select jsonb_build_object('title', 'Fuse of type ' || 1 + i % ${count}, 'price', i,
          'fullDescription', repeat(md5(i::text) || ' ', 20)) as record) as made`,
    'vacuum analyze',
  ])
    await client.query(statement)
  const figures = `${sizes.images.toLocaleString('en')} images and ${sizes.revisions.toLocaleString('en')} revisions`
  console.log(`${figures} made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
