import type pg from 'pg'

/** As much content as the product is built for; events and images come with the categories and products. */
export const sizes = { products: 100_000, categories: 1_000, eventsPerCategory: 10, messages: 1_000_000 }

/** Words that searches look for, and how often they stand in the messages or products. */
export const words = {
  /** In every second text. */
  common: 'voltage',
  /** In one of a hundred texts. */
  occasional: 'busduct',
  /** In the oldest fifth of the messages and in no newer one. */
  old: 'casinowin',
  /** Nowhere. */
  none: 'qqzzxq',
}

/** Fills an empty, migrated database by SQL alone, with messages unless they are not wanted. The same sizes give the same rows. */
export async function fill(client: pg.Client, note: (what: string) => void, hasMessages = true) {
  await client.query(`set statement_timeout = 0; set maintenance_work_mem = '1GB'; select setseed(0.5)`)
  await client.query(helpers)
  for (const [what, statements] of Object.entries({
    categories,
    products,
    ...(hasMessages ? { messages } : {}),
  })) {
    const start = Date.now()
    const rebuild = await dropSearchIndex(client, what)
    for (const statement of [...statements, rebuild]) await client.query(statement)
    note(`${what} filled in ${((Date.now() - start) / 1000).toFixed(0)} s`)
  }
  await client.query('vacuum analyze')
}

/** Filled row by row, such an index takes many times longer than built at the end, by the statement that this gives. */
async function dropSearchIndex(client: pg.Client, table: string): Promise<string> {
  const name = `${table}_search`
  const { rows } = await client.query(`select indexdef from pg_indexes where indexname = $1`, [name])
  await client.query(`drop index ${name}`)
  return rows[0].indexdef
}

/** Ids as the application makes them, one a minute into the past, and sentences of made-up words. */
const helpers = `
  create function pg_temp.id_of(kind int, place int, total int) returns uuid language sql immutable as $$
    select (lpad(to_hex(1780000000000 - (total - place)::bigint * 60000), 12, '0') || '7'
      || substr(md5(kind || '-' || place), 1, 3) || '8' || substr(md5(kind || '-' || place), 4, 15))::uuid $$;
  create function pg_temp.made_at(place int, total int) returns timestamptz language sql immutable as $$
    select to_timestamp(1780000000 - (total - place)::bigint * 60) $$;
  create function pg_temp.picture_of(folder text, place int) returns text language sql immutable as $$
    select '/uploads/' || folder || '/' || md5(folder || place) || '.webp' $$;
  create temp table sentences as
    select number, string_agg(word, ' ' order by n) || '.' as sentence
    from generate_series(0, 9999) as number, generate_series(1, 12) as n,
      lateral (select (4000 * random() ^ 3)::int + 0 * (n + number) as pick) as picked,
      lateral (select (array['ka','to','ri','mu','se','lo','vi','ne','da','po','gu','hi','be','za','fo','cy'])[1 + pick % 16]
        || (array['ran','tel','mos','kin','bur','del','sag','pun'])[1 + pick / 16 % 8]
        || (array['', 'er', 'ing', 'ion', 'al', 'ed', 'ity', 's'])[1 + pick / 128 % 8]
        || (array['', 'a', 'o', 'um'])[1 + pick / 1024 % 4] as word) as made
    group by number;
  create unique index on sentences (number);
  analyze sentences;
  create function pg_temp.text_of(place int) returns text language sql stable as $$
    select (select sentence from sentences where number = (place * 7919::bigint) % 10000)
      || case when place % 2 = 0 then ' ${words.common}' else '' end
      || case when place % 100 = 7 then ' ${words.occasional}' else '' end $$;`

const categories = [
  `insert into categories (_id, created_at, slug, title, description, short_description, display_order, is_active, image_url)
    select pg_temp.id_of(1, i, ${sizes.categories}), pg_temp.made_at(i, ${sizes.categories}), 'category-' || i,
      'Category ' || i, pg_temp.text_of(i), left(pg_temp.text_of(i + 1), 180), i - 1, i % 10 > 0,
      pg_temp.picture_of('categories', i)
    from generate_series(1, ${sizes.categories}) as i`,
  `insert into slugs (collection, slug, record_id) select 'categories', slug, _id from categories`,
  `insert into events (_id, created_at, category, title, description, date, location)
    select pg_temp.id_of(2, i, total), pg_temp.made_at(i, total), pg_temp.id_of(1, 1 + i % ${sizes.categories}, ${sizes.categories}),
      'Event ' || i, pg_temp.text_of(i), pg_temp.made_at(i * 10, total), 'Hall ' || i % 20
    from (select ${sizes.categories * sizes.eventsPerCategory} as total) as t, generate_series(1, total) as i`,
]

const products = [
  `insert into products (_id, created_at, slug, title, short_description, full_description, main_image_url, images, category, price, status)
    select pg_temp.id_of(3, i, ${sizes.products}), pg_temp.made_at(i, ${sizes.products}), 'product-' || i,
      split_part(pg_temp.text_of(i), ' ', 1) || ' switch ' || i, left(pg_temp.text_of(i), 200), pg_temp.text_of(i + 1),
      pg_temp.picture_of('products', i), jsonb_build_array(pg_temp.picture_of('products', -i)),
      pg_temp.id_of(1, 1 + i % ${sizes.categories}, ${sizes.categories}), i % 5000,
      case when i % 7 = 0 then 'inactive' else 'active' end
    from generate_series(1, ${sizes.products}) as i`,
  `insert into slugs (collection, slug, record_id) select 'products', slug, _id from products`,
  `insert into images (url, width, height, thumb_hash, widths, state)
    select url, 1600, 1200, 'YTkGJwaRhWUIt4lbgnhZl3ath2BUBGYA', '{320,640,960,1280}', 'ready'
    from (select main_image_url as url from products union all select images ->> 0 from products
      union all select image_url from categories) as used`,
]

const messages = [
  `insert into messages (_id, created_at, updated_at, name, email, subject, message, status, is_spam, read_by)
    select pg_temp.id_of(4, i, ${sizes.messages}), pg_temp.made_at(i, ${sizes.messages}), pg_temp.made_at(i, ${sizes.messages}),
      'Sender ' || i, 'sender' || i || '@firm' || i % 5000 || '.example', 'About ' || left(pg_temp.text_of(i + 3), 40),
      pg_temp.text_of(i) || e'\\n' || pg_temp.text_of(i * 3 + 1) || case when i % 3 = 0 then e'\\n' || pg_temp.text_of(i + 2) else '' end
        || case when i <= ${sizes.messages / 5} then ' ${words.old}' else '' end,
      case when i > ${sizes.messages * 0.98} then 'unread' when i % 10 < 7 then 'read' else 'archived' end, i % 33 = 0, '{}'
    from generate_series(1, ${sizes.messages}) as i`,
  `insert into message_replies (_id, message_id, created_at, message, admin_name)
    select pg_temp.id_of(5, i, ${sizes.messages}), pg_temp.id_of(4, i, ${sizes.messages}), pg_temp.made_at(i, ${sizes.messages}),
      pg_temp.text_of(i), 'Ada Volt'
    from generate_series(1, ${sizes.messages}, 4) as i`,
]
