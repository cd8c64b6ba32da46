import { changeInput } from '../../types/change-input.ts'
import { listMeta } from '../../types/envelope.ts'
import { events } from '../../types/events.ts'
import { productImage, products } from '../../types/products.ts'
import { pageLink } from '../../types/website/page-links.ts'
import { z } from '../../zod.ts'
import { clientPaths, pagePaths, productPaths } from '../paths/content-paths.ts'
import { defineCalls } from './define-calls.ts'

const byId = z.object({ id: z.uuid() })

/** A product's gallery. */
export const productCalls = defineCalls('products', productPaths, {
  addImage: {
    summary: 'Add an image to the gallery',
    access: 'session',
    params: byId,
    body: productImage,
    data: products.item,
  },
  removeImage: {
    summary: "Take an image, named by its address's last part, out of the gallery",
    access: 'session',
    params: byId.extend({ imageId: z.string().max(200) }),
    data: products.item,
  },
  setMainImage: {
    summary: 'Choose the main image',
    access: 'session',
    params: byId,
    body: productImage,
    data: products.item,
    ifMatch: true,
  },
})

export const clientCalls = defineCalls('clients', clientPaths, {
  activateAll: {
    summary: 'Show every client on the website',
    access: 'session',
    data: z.object({ activated: z.int() }),
  },
})

export const pageCalls = defineCalls('pages', pagePaths, {
  links: {
    summary: 'List the pages that the menu or the footer leads to',
    access: 'public',
    data: z.array(pageLink),
  },
})

const byCategory = z.object({ id: z.string().max(200) })
const byEvent = byCategory.extend({ eventId: z.uuid() })
const categoryEventPaths = {
  list: 'GET /categories/:id/events',
  create: 'POST /categories/:id/events body',
  update: 'PUT /categories/:id/events/:eventId body',
  remove: 'DELETE /categories/:id/events/:eventId',
} as const

/** Events under the address of their category. */
export const categoryEventCalls = defineCalls('categories', categoryEventPaths, {
  list: {
    summary: "List a category's events",
    access: 'public',
    params: byCategory,
    data: z.array(events.item),
    publicData: z.array(events.publicItem),
    meta: listMeta,
  },
  create: {
    summary: 'Add an event to a category',
    access: 'session',
    params: byCategory,
    body: events.input.partial({ category: true }),
    data: events.item,
    status: 201,
    etag: true,
  },
  update: {
    summary: "Change a category's event: the fields given are merged",
    access: 'session',
    params: byEvent,
    body: changeInput(events.input, events.item),
    data: events.item,
    ifMatch: true,
    etag: true,
  },
  remove: {
    summary: "Put a category's event into the trash",
    access: 'session',
    params: byEvent,
    data: z.object({ _id: z.uuid() }),
  },
})
