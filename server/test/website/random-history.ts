import { type CollectionName, collectionNames } from '@busbar/contract'
import { sampleInput } from '../sample-input.ts'

type Answer = {
  status: number
  body: { data: { _id: string; title?: string; name?: string }; errors?: object }
}
export type Write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Answer>

/** Numbers from 0 to 1 that are the same every time. */
export function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Makes changes of every kind over all content types, the company, the settings and alternative texts, one a call, by
 * the ordinary API. `images` are addresses of images that exist.
 */
export function randomHistory(write: Write, images: string[], random: () => number) {
  const live = new Map<CollectionName, string[]>(collectionNames.map((name) => [name, []]))
  const trash: { name: CollectionName; id: string }[] = []
  let number = 0
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const idsOf = (name: CollectionName) => live.get(name) ?? []
  const words = () => `Words ${++number}`
  const nameOf = (name: CollectionName) =>
    ['services', 'categories', 'products', 'events', 'news', 'references', 'pages', 'downloads'].includes(
      name,
    )
      ? 'title'
      : 'name'

  async function must(method: Parameters<Write>[0], path: string, body?: object) {
    const answer = await write(method, path, body)
    if (answer.status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }

  function valuesOf(name: CollectionName) {
    const own = { ...sampleInput(name, ++number), [nameOf(name)]: words() }
    const category = idsOf('categories').length > 0 ? pick(idsOf('categories')) : undefined
    if (name === 'products' && category) return { ...own, category, mainImageUrl: pick(images) }
    if (name === 'events' && category) return { ...own, category }
    if (name === 'references')
      return { ...own, services: idsOf('services').slice(0, 2), products: idsOf('products').slice(0, 2) }
    return name === 'services' || name === 'categories' ? { ...own, imageUrl: pick(images) } : own
  }

  /** A category takes its events with it, and its products forget it, as references forget services and products. */
  function goes(name: CollectionName, id: string) {
    live.set(
      name,
      idsOf(name).filter((one) => one !== id),
    )
    trash.push({ name, id })
    if (name === 'categories') live.set('events', [])
  }

  const changes = {
    async create() {
      const name = pick(collectionNames.filter((one) => one !== 'events' || idsOf('categories').length > 0))
      const { _id } = await must('POST', `/${name}`, valuesOf(name))
      idsOf(name).push(_id)
    },
    async change() {
      const name = pick(collectionNames.filter((one) => one !== 'events' && idsOf(one).length > 0))
      await must('PUT', `/${name}/${pick(idsOf(name))}`, { [nameOf(name)]: words() })
    },
    async hide() {
      const name = pick((['services', 'categories', 'clients'] as const).filter((one) => idsOf(one).length))
      await must('PUT', `/${name}/${pick(idsOf(name))}`, { isActive: random() < 0.5, description: words() })
    },
    async remove() {
      const name = pick(collectionNames.filter((one) => one !== 'events' && idsOf(one).length > 2))
      const id = pick(idsOf(name))
      await must('DELETE', `/${name}/${id}`)
      goes(name, id)
    },
    async restore() {
      const { name, id } = trash.splice(Math.floor(random() * trash.length), 1)[0] ?? {}
      if (!name || !id) return changes.create()
      await must('POST', `/${name}/${id}/restore`)
      idsOf(name).push(id)
    },
    async place() {
      const name = pick((['services', 'categories'] as const).filter((one) => idsOf(one).length > 1))
      const displayOrder = Math.floor(random() * idsOf(name).length)
      await must('PUT', `/${name}/${pick(idsOf(name))}`, { displayOrder, description: words() })
    },
    async reorder() {
      const name = pick((['services', 'categories'] as const).filter((one) => idsOf(one).length > 1))
      const ids = idsOf(name).toSorted(() => random() - 0.5)
      await must('PUT', `/${name}/reorder`, {
        [name]: ids.slice(0, 3).map((_id, displayOrder) => ({ _id, displayOrder })),
      })
    },
    company: () => must('PUT', '/company/info', { [pick(['name', 'description', 'address'])]: words() }),
    settings: () => must('PUT', '/site-settings', { [pick(['titleSuffix', 'description'])]: words() }),
    messages: () => must('PUT', '/contact/settings', { keepMonths: ++number % 100 }),
    alternativeText: () => must('PUT', '/upload/description', { imageUrl: pick(images), alt: words() }),
    async release() {
      const partner = { collection: 'partners', kind: 'new', values: valuesOf('partners') }
      const draft = (await must('POST', '/drafts', partner)) as unknown as { release: { _id: string } }
      const release = draft.release._id
      const name = pick((['services', 'categories'] as const).filter((one) => idsOf(one).length > 1))
      const order = idsOf(name).toSorted(() => random() - 0.5)
      await must('POST', '/drafts', { collection: name, kind: 'reordered', values: { order }, release })
      await must('POST', `/releases/${release}/publish`)
    },
  }
  const usual = [changes.create, changes.change, changes.change, changes.remove, changes.restore] as const
  const all = [...Object.values(changes), ...usual]

  return {
    /** Enough of each to change. */
    async begin() {
      await changes.company()
      await changes.settings()
      for (const name of [
        'categories',
        'categories',
        'categories',
        ...collectionNames,
        ...collectionNames,
      ] as const) {
        const { _id } = await must('POST', `/${name}`, valuesOf(name))
        idsOf(name).push(_id)
      }
    },
    /** One more change of some kind. */
    step: () => pick(all)(),
  }
}
