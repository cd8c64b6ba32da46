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

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const prices: [product: string, price: string][] = [
  ['Busbar Trunking BT 800', '1290'],
  ['VDX 750 Variable-Frequency Drive', '7150'],
  ['VSI 110 Solar String Inverter', '5590'],
]
const phone = '+44 113 496 0999'
const answer = 'Gladly: Anna will call you tomorrow at ten.'
const invited = 'grace@voltaris.example'
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
      await hand.write(editor.getByLabel(adminTexts.products.price), '8900')
      await hand.choose(button(page, adminTexts.fields.uploadImage), photos.slice(0, 1))
      await hand.choose(button(page, adminTexts.images.add), photos.slice(1))
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
        await hand.click(button(page, `Edit ${product}`))
        await hand.write(page.getByRole('dialog').getByLabel(adminTexts.products.price), price)
        await hand.press('Enter')
        await expect(page.getByRole('dialog')).toBeHidden()
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
      const up = button(page, `Move ${name} up`)
      const place = () =>
        up.evaluate((element) => (element.closest('tr') as HTMLTableRowElement).sectionRowIndex)
      for (let index = await place(); index > 0; index--) {
        await hand.click(up)
        await expect.poll(place).toBe(index - 1)
      }
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
      await goTo(hand, 'Messages')
      await hand.click(page.getByPlaceholder(adminTexts.messages.search))
      await hand.type('lorries')
      await expect(page.getByRole('row')).toHaveCount(2)
      await hand.click(row(page, 'Ines Carvalho').getByText('Charging for 22 electric lorries'))
      await expect(page.getByRole('dialog')).toContainText('half-hourly readings')
    },
    isDone: async (api) => (await messageOf(api, 'Ines Carvalho'))?.status === 'read',
  },
  {
    name: 'answer it',
    async run(hand) {
      const { page } = hand
      await goTo(hand, 'Messages')
      await hand.click(row(page, 'Ines Carvalho').getByText('Charging for 22 electric lorries'))
      await hand.click(page.getByRole('dialog').getByLabel(adminTexts.messages.reply, { exact: true }))
      await hand.type(answer)
      await hand.click(button(page, adminTexts.messages.sendReply))
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
      const switches = page.getByRole('main').getByRole('switch')
      for (const index of [0, 1, 2, 3, 4]) {
        await hand.click(switches.nth(index))
        await expect(switches.nth(index)).not.toBeChecked()
      }
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
      await goTo(hand, 'Settings')
      await hand.click(page.getByRole('tab', { name: adminTexts.company.general }))
      await hand.write(page.getByLabel(adminTexts.company.phone), phone)
      await hand.press('Enter')
      await expect(toast(page, adminTexts.company.saved)).toBeVisible()
    },
    isDone: async (api) => (await api.company.get()).phone === phone,
  },
  {
    name: 'invite an editor',
    async run(hand, { password }) {
      const { page } = hand
      await goTo(hand, 'Users')
      await hand.click(button(page, texts.users.invite))
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
      await goTo(hand, 'Services')
      await hand.click(button(page, 'Edit Thermographic Inspection'))
      await hand.click(button(page, texts.history.open))
      await hand.click(button(page, texts.history.revert).first())
      await hand.click(
        page
          .getByRole('dialog', { name: texts.history.revertTitle })
          .getByRole('button', { name: texts.history.revert }),
      )
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
