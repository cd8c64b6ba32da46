import { collectionNames } from '@busbar/contract'
import type { TestApp } from './app.ts'
import { fillTables } from './measure/plans.ts'
import { addSampleFile, sampleInput } from './sample-input.ts'

const counts = { products: 20_000, categories: 1000, events: 5000, others: 2000 }

/** Fills every collection with as much as a large firm has, and then some. */
export function fillCatalogue(url: string) {
  return fillTables(
    url,
    `insert into categories (_id, slug, title, short_description, description, display_order, is_active)
     select ${id('i', 1)}, 'field-' || i, 'Field ' || i, ${words(3)}, ${unsearched(30)}, i - 1, i % 10 > 0
     from generate_series(1, ${counts.categories}) as i`,
    `insert into products (_id, slug, title, short_description, full_description, category, price, status,
       created_at, deleted_at)
     select ${id('i', 2)}, 'product-' || i, 'Product ' || i || ' ' || md5(i::text), ${words(4)}, ${unsearched(40)},
       case when i % 5 > 0 then ${someCategory} end, case when i % 7 > 0 then i % 1000 end,
       case when i % 4 = 0 then 'inactive' else 'active' end, now() - i * interval '1 minute',
       case when i % 100 = 0 then now() end
     from generate_series(1, ${counts.products}) as i`,
    `insert into slugs (collection, slug, record_id) select 'products', slug, _id from products`,
    `insert into events (_id, title, description, details, category, date)
     select ${id('i', 3)}, 'Event ' || i, ${words(5)}, ${unsearched(20)}, ${someCategory},
       case when i % 9 > 0 then now() + (i - 2500) * interval '1 day' end
     from generate_series(1, ${counts.events}) as i`,
    `insert into services (_id, slug, title, short_description, display_order)
     select ${id('i', 4)}, 'service-' || i, 'Service ' || i, ${words(3)}, i - 1
     from generate_series(1, ${counts.others}) as i`,
    `insert into team (_id, name, position, job_title, description, email, is_active)
     select ${id('i', 5)}, 'Member ' || md5(i::text), 'Field ' || i % 9, 'Engineer', ${words(9)},
       'member' || i || '@firm.example', i % 3 > 0
     from generate_series(1, ${counts.others}) as i`,
    `insert into clients (_id, name, email, description, image_url, is_active)
     select ${id('i', 6)}, 'Client ' || md5(i::text), 'client' || i || '@firm.example', ${words(9)}, 'a.webp',
       i % 3 > 0
     from generate_series(1, ${counts.others}) as i`,
    `insert into partners (_id, name, description)
     select ${id('i', 7)}, 'Partner ' || md5(i::text), ${words(9)}
     from generate_series(1, ${counts.others}) as i`,
  )
}

/** Fills the collections that are empty yet with copies of a sample. */
export async function fillOthers({ call, db, ownerUrl }: TestApp, token: string) {
  await addSampleFile(db)
  for (const name of collectionNames) {
    if ((await call('GET', `/api/${name}?limit=1`, { token })).body.data.length) continue
    await call('POST', `/api/${name}`, { token, body: sampleInput(name, 1) })
    await fillTables(
      ownerUrl,
      `insert into "${name}" select copy.* from "${name}" as sample, generate_series(1, ${counts.others}) as i,
         jsonb_populate_record(sample, jsonb_build_object('_id', ${id('i', 8)}, 'slug', 'copy-' || i,
           'display_order', i, 'name', 'Copy ' || i)) as copy`,
    )
  }
}

/** Ids sort by `number`, as those sort that are made one after the other. */
function id(number: string, kind: number) {
  return `(lpad(to_hex(1780000000000 + ${number}), 12, '0') || '70008' || lpad(to_hex(${kind}), 15, '0'))::uuid`
}

function words(count: number) {
  return `(select string_agg(md5((i * word)::text), ' ') from generate_series(1, ${count}) as word)`
}

/** As long as so many words, for a field that no search looks into. */
function unsearched(count: number) {
  return `repeat(md5(i::text) || ' ', ${count})`
}

const someCategory = id(`1 + i % ${counts.categories}`, 1)
