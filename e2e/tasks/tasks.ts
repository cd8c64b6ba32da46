import { type Client, texts } from '@busbar/contract'
import { expect, type Page } from '@playwright/test'
import { adminTexts } from '../../web/app/admin/texts.ts'
import { row, toast } from '../admin.ts'
import type { Hand } from './hand.ts'

/** What an administrator wants done. It begins on the dashboard and ends when the screen says that it is done. */
export type Task = {
  name: string
  /** What has to be there before. */
  prepare?: (api: Client) => Promise<unknown>
  run: (hand: Hand, world: World) => Promise<unknown>
  /** Whether it has really happened. */
  isDone: (api: Client) => Promise<boolean>
}

export type World = { password: string; photos: string[] }

const goTo = (hand: Hand, screen: string) =>
  hand.click(hand.page.getByRole('navigation').getByRole('link', { name: screen, exact: true }))

/** Finds by the search in the header, and opens what stands first. */
async function find(hand: Hand, words: string, result: string) {
  const { page } = hand
  await hand.click(button(page, adminTexts.palette.open))
  await expect(page.getByRole('textbox', { name: adminTexts.palette.search })).toBeFocused()
  await hand.type(words)
  await expect(page.locator('.mantine-Spotlight-action').first()).toContainText(result)
  await hand.press('Enter')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const prices: [product: string, price: string][] = [
  ['Busbar Trunking BT 800', '1290'],
  ['VDX 750 Variable-Frequency Drive', '7150'],
  ['VSI 110 Solar String Inverter', '5590'],
]
const phone = '+44 113 496 0999'
const answer = 'Gladly: Anna will call you tomorrow at ten.'
const invited = 'grace@wattwerk.example'
const earlierText = 'Infrared surveys under load, as we described them last week.'

export const tasks: Task[] = [
  {
    name: 'add a product with five photos',
    async run(hand, { photos }) {
      const { page } = hand
      await goTo(hand, 'Products')
      await hand.click(button(page, adminTexts.products.add))
      const editor = page.getByRole('dialog')
      await expect(editor.getByLabel(adminTexts.fields.title)).toBeFocused()
      await hand.type('Ring Main Unit RMU 24')
      await hand.press('Tab')
      await hand.type('Compact switchgear for secondary substations.')
      await hand.write(editor.getByLabel(adminTexts.products.priceIn('dollars')), '8900')
      await hand.choose(button(page, adminTexts.images.add), photos)
      await hand.click(button(page, 'Save'))
      await expect(toast(page, adminTexts.products.created)).toBeVisible({ timeout: 60_000 })
    },
    async isDone(api) {
      const [made] = (await api.products.list({ search: 'Ring Main Unit' })).data
      return made?.images.length === 4 && Boolean(made.mainImageUrl)
    },
  },
  {
    name: 'change three prices',
    async run(hand) {
      const { page } = hand
      await goTo(hand, 'Products')
      for (const [product, price] of prices) {
        const cell = page.getByRole('button', { name: adminTexts.products.priceOf(product) })
        await hand.click(cell)
        await hand.type(price)
        await hand.press('Enter')
        await expect(cell).toHaveText(`$${Number(price).toLocaleString('en')}.00`)
      }
    },
    async isDone(api) {
      const { data } = await api.products.list({ limit: 100 })
      return prices.every(([product, price]) =>
        data.some((record) => record.title === product && record.price === Number(price)),
      )
    },
  },
  {
    name: 'put the last service first',
    async run(hand) {
      const { page } = hand
      await goTo(hand, 'Services')
      const last = page.getByRole('row').last()
      const name = (await last.getByRole('button', { name: /^Edit / }).getAttribute('aria-label'))?.slice(5)
      const first = page.getByRole('row').nth(1)
      const times = (await page.getByRole('row').count()) - 2
      await hand.drag(last.locator('[data-drag-handle]'), first, {
        button: button(page, `Move ${name} up`),
        times,
      })
      await expect(first).toContainText(String(name))
    },
    async isDone(api) {
      const [first] = (await api.services.list()).data
      return first?.title === lastService
    },
    async prepare(api) {
      lastService = (await api.services.list()).data.at(-1)?.title ?? ''
    },
  },
  {
    name: 'find a message by a word',
    async run(hand) {
      const { page } = hand
      await find(hand, 'lorries', 'Charging for 22 electric lorries')
      await expect(page.getByRole('dialog')).toContainText('half-hourly readings')
    },
    isDone: async (api) => (await messageOf(api, 'Ines Carvalho'))?.status === 'read',
  },
  {
    name: 'answer it',
    async run(hand) {
      const { page } = hand
      await goTo(hand, 'Messages')
      await hand.open(row(page, 'Ines Carvalho'), 'Charging for 22 electric lorries')
      await hand.click(page.getByRole('dialog').getByLabel(adminTexts.messages.reply, { exact: true }))
      await hand.type(answer)
      await hand.press('ControlOrMeta+Enter')
      await expect(page.getByRole('dialog').getByText(answer)).toBeVisible()
    },
    async isDone(api) {
      const message = await messageOf(api, 'Ines Carvalho')
      return JSON.stringify(message && (await api.messages.get(message._id))).includes(answer)
    },
  },
  {
    name: 'undo a deletion',
    async prepare(api) {
      const [partner] = (await api.partners.list()).data
      deletedPartner = partner?.name ?? ''
      await api.partners.remove(partner?._id ?? '')
    },
    async run(hand) {
      const { page } = hand
      await goTo(hand, 'Partners')
      await hand.click(button(page, texts.trash.open))
      await hand.click(button(page, `${texts.trash.restore} ${deletedPartner}`))
      await expect(toast(page, adminTexts.partners.restored)).toBeVisible()
    },
    isDone: async (api) => (await api.partners.list()).data.some(({ name }) => name === deletedPartner),
  },
  {
    name: 'hide five products',
    async run(hand) {
      const { page } = hand
      await goTo(hand, 'Products')
      const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select / })
      // The first is 'Select all'.
      await hand.click(boxes.nth(1))
      await hand.clickUpTo(boxes.nth(5))
      await hand.click(button(page, adminTexts.products.hideMany(5)))
      await expect(toast(page, adminTexts.products.hiddenMany(5))).toBeVisible()
    },
    async isDone(api) {
      const { data } = await api.products.list({ limit: 100, status: 'inactive' })
      return data.length === 5
    },
  },
  {
    name: 'change the phone number',
    async run(hand) {
      const { page } = hand
      await find(hand, 'phone', adminTexts.company.phone)
      await expect(page.getByLabel(adminTexts.company.phone)).toBeFocused()
      await hand.type(phone)
      await hand.press('Enter')
      await expect(toast(page, adminTexts.company.saved)).toBeVisible()
    },
    isDone: async (api) => (await api.company.get()).phone === phone,
  },
  {
    name: 'invite an editor',
    async run(hand, { password }) {
      const { page } = hand
      await find(hand, 'invite', adminTexts.palette.invite)
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
      await hand.type(invited)
      await hand.press('Enter')
      await expect(page.getByRole('dialog').getByLabel('Current password')).toBeFocused()
      await hand.type(password)
      await hand.press('Enter')
      await hand.click(button(page, 'Done'))
      await expect(row(page, invited)).toBeVisible()
    },
    isDone: async (api) => (await api.users.invitations()).some(({ email }) => email === invited),
  },
  {
    name: 'restore last week’s text',
    async prepare(api) {
      const service = await thermography(api)
      await api.services.update(service._id, { ...service, shortDescription: earlierText })
      await api.services.update(service._id, { ...service, shortDescription: 'A slip of the pen.' })
    },
    async run(hand) {
      const { page } = hand
      await find(hand, 'Thermographic', 'Thermographic Inspection')
      await hand.click(button(page, texts.history.open))
      await hand.click(button(page, texts.history.revert).first())
      await expect(toast(page, texts.history.reverted)).toBeVisible()
    },
    isDone: async (api) => (await thermography(api)).shortDescription === earlierText,
  },
]

let lastService = ''
let deletedPartner = ''

async function messageOf(api: Client, name: string) {
  return (await api.messages.list({ search: name })).data[0]
}

async function thermography(api: Client) {
  const [found] = (await api.services.list({ search: 'Thermographic' })).data
  if (!found) throw new Error('The demo company has no thermography')
  return found
}
