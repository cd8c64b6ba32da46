import type {
  Category,
  CategoryInput,
  Client,
  ClientRecord,
  ClientRecordInput,
  CollectionCalls,
  Partner,
  PartnerInput,
  Product,
  ProductInput,
  Service,
  ServiceInput,
  TeamMember,
  TeamMemberInput,
  UploadFolder,
} from '@busbar/contract'
import { expect, type Page } from '@playwright/test'
import type { Stack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { labelled } from './labelled.ts'
import { signedIn } from './people.ts'

/** Waits until every one of these pages says it, one after the other: requesting all of them at once would slow them down. */
export async function untilAllServe(addresses: string[], isNew: (html: string) => boolean, seconds: number) {
  const end = performance.now() + seconds * 1000
  for (const address of addresses)
    await waitUntil(`a new ${address}`, async () => isNew(await (await fetch(address)).text()), {
      seconds: Math.max(0, end - performance.now()) / 1000,
    })
}

/** Leaves these services, in this order, as the only ones. */
export async function replaceAllServices(stack: Stack, inputs: ServiceInput[]): Promise<Service[]> {
  return replaceAll((await signedIn(stack, stack.signIn)).services, inputs)
}

export async function replaceAllProducts(stack: Stack, inputs: ProductInput[]): Promise<Product[]> {
  return replaceAll((await signedIn(stack, stack.signIn)).products, inputs)
}

export async function replaceAllCategories(stack: Stack, inputs: CategoryInput[]): Promise<Category[]> {
  return replaceAll((await signedIn(stack, stack.signIn)).categories, inputs)
}

export async function replaceAllTeam(
  stack: Stack,
  inputs: (Partial<TeamMemberInput> & { name: string })[],
): Promise<TeamMember[]> {
  const rest = {
    position: 'Engineer',
    jobTitle: 'Power systems',
    description: 'Plans and tests.',
    email: 'somebody@busbar.example',
  }
  return replaceAll(
    (await signedIn(stack, stack.signIn)).team,
    inputs.map((input) => ({ ...rest, ...input })),
  )
}

export async function replaceAllClients(
  stack: Stack,
  inputs: (Partial<ClientRecordInput> & { name: string })[],
): Promise<ClientRecord[]> {
  const rest = {
    email: 'client@busbar.example',
    description: 'Good work.',
    imageUrl: '/uploads/clients/none.webp',
  }
  return replaceAll(
    (await signedIn(stack, stack.signIn)).clients,
    inputs.map((input) => ({ ...rest, ...input })),
  )
}

export async function replaceAllPartners(
  stack: Stack,
  inputs: (Partial<PartnerInput> & { name: string })[],
): Promise<Partner[]> {
  return replaceAll(
    (await signedIn(stack, stack.signIn)).partners,
    inputs.map((input) => ({ description: 'Makes switchgear.', ...input })),
  )
}

async function replaceAll<Item extends { _id: string }, Input>(
  calls: Pick<CollectionCalls<Item, Input>, 'list' | 'removeMany' | 'create'>,
  inputs: Input[],
) {
  const ids = (await calls.list()).data.map(({ _id }) => _id)
  if (ids.length > 0) await calls.removeMany({ ids })
  const made: Item[] = []
  for (const input of inputs) made.push(await calls.create(input))
  return made
}

/** Opens a page as soon as it is published with this text in it. */
export async function openWith(page: Page, path: string, text: string) {
  await waitUntilPublished(page, path, (html) => html.includes(`>${asHtml(text)}<`))
  await page.goto(path)
  await expect(page.getByText(text, { exact: true }).first()).toBeAttached()
}

/** Asks for a page as it is published, without the browser, which would run all of it each time. */
export async function waitUntilPublished(page: Page, path: string, isSo: (html: string) => boolean) {
  const isPublished = async () => {
    const response = await page.request.get(path)
    // Without what stands inside a text unseen: where a line may break, and where React joined two.
    return isSo((await response.text()).replace(/<wbr\/?>|<!-- -->/g, ''))
  }
  await labelled('publishing', () =>
    waitUntil(`${path} to be published`, isPublished, { every: 50, seconds: 90 }),
  )
}

const asHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign] ?? '#x27'};`)

/** The addresses of as many small images of different colours. */
export async function uploadImages(api: Client, folder: UploadFolder, count: number) {
  const addresses: string[] = []
  for (const base64 of pngs.slice(0, count)) {
    const file = new File([Buffer.from(base64, 'base64')], 'picture.png', { type: 'image/png' })
    addresses.push((await api.uploads.add(folder, file)).imageUrl ?? '')
  }
  return addresses
}

/** How many pixels of the page, or of a part of it, stick out to the right. */
export async function sidewaysOverflow(page: Page, part = 'html') {
  return page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth)
}

/** As somebody who has set their browser's text to twice its size reads the page. */
export async function doubleText(page: Page) {
  await page.addStyleTag({ content: ':root { font-size: 200% }' })
  // The font that stands in at first has other widths.
  await page.evaluate(() => document.fonts.ready)
}

/** The words that begin in one line and end in the next, among those that are seen. */
export async function splitWords(page: Page, part = 'body') {
  return page.locator(part).evaluate((element) => {
    const found: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const holder = text.parentElement
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('[aria-hidden="true"]'))
        continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })
}

/** A word that no line holds. */
export const longWord = 'Hochspannungsgleichstromübertragungskonverterstationshauptschaltanlagensteuerung'

const pngs = [
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEX/tACZS2KLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEU4xui+c5NwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEVba372JxLcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
]
