import { limits, type PartnerInput, texts } from '@busbar/contract'
import type { Locator, Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectListStates, holdWrites, openAdmin, refuseWrites, row, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { openWith } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

async function addPartner(stack: Stack, input: Partial<PartnerInput> = {}) {
  const api = await signedIn(stack, stack.signIn)
  const name = input.name ?? `Partner ${crypto.randomUUID().slice(0, 8)}`
  return api.partners.create({ description: 'Made for this journey', ...input, name })
}

test('the table has the specified columns, and a website opens in a new tab with https @spec-62', async ({
  page,
  stack,
}) => {
  const partner = await addPartner(stack, { website: 'bare-host.example' })
  await openAdmin(page, stack, '/admin/partners')
  await expect(page.getByRole('heading', { name: 'Partners Management' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Logo',
    'Name',
    'Website',
    'Description',
    'Actions',
  ])
  const link = row(page, partner.name).getByRole('link', { name: 'bare-host.example' })
  await expect(link).toHaveAttribute('href', 'https://bare-host.example')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the modal: a logo with preview and remove, the fields, Uploading..., Cancel; saved, it is in the list and on the website @spec-62 @spec-173', async ({
  page,
  stack,
}) => {
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Partner' })
  const [add, change] = ['Upload Logo', 'Change Logo'].map((name) => dialog.getByRole('button', { name }))
  const preview = dialog.getByRole('img', { name: 'Logo preview' })
  const choose = () =>
    dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(add as Locator).toBeVisible()
  await choose()
  await expect(change as Locator).toBeVisible()
  await expect(preview).toHaveJSProperty('naturalWidth', 4)
  await dialog.getByRole('button', { name: 'Remove logo' }).click()
  await expect(add as Locator).toBeVisible()
  await expect(preview).toHaveCount(0)
  await choose()
  await expect(preview).toBeVisible()
  await expect(dialog.getByLabel('Website URL')).toHaveAttribute('placeholder', 'https://example.com')
  await expect(dialog.getByRole('textbox', { name: 'Partner Name', exact: true })).toHaveAttribute('required')
  await expect(dialog.getByRole('textbox', { name: 'Description', exact: true })).toHaveAttribute('required')
  await dialog.getByLabel('Partner Name').fill('Ampère & Söhne')
  await dialog.getByLabel('Website URL').fill('ampere.example')
  await dialog.getByLabel('Description').fill('Instrument transformers since 1898.')
  const [held, release] = await holdWrites(page, /api\/partners$/)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await held
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  release()
  await expect(page.getByText(adminTexts.partners.created)).toBeVisible()
  const logo = row(page, 'Ampère & Söhne').getByRole('img', { name: 'Logo of Ampère & Söhne' })
  await expect(logo).toHaveJSProperty('naturalWidth', 4)
  const editor = await editorOf(page, 'Ampère & Söhne')
  await expect(editor.getByRole('button', { name: 'Update' })).toBeVisible()
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor).toBeHidden()
  const visitor = await page.context().newPage()
  await openWith(visitor, '/', 'Ampère & Söhne')
})

test('each broken rule is said at its field and nothing is sent @spec-120', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Website URL').fill('not a url')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Name is required').first()).toBeVisible()
  await expect(dialog.getByText('Description is required').first()).toBeVisible()
  await expect(dialog.getByText('Please enter a valid website URL').first()).toBeVisible()
})

test('a logo over 5 MB is refused before it is sent @spec-118 @spec-220', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
  await page.locator('input[type=file]').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Image file size must be less than 5MB').first()).toBeVisible()
})

test('deleting asks first, and Undo brings the partner back @spec-62 @spec-129', async ({ page, stack }) => {
  const partner = await addPartner(stack)
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: `Delete ${partner.name}` }).click()
  await expect(page.getByText('Are you sure you want to delete this partner?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, partner.name)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${partner.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row(page, partner.name)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, partner.name)).toBeVisible()
})

test('two people edit the same partner: changes of different fields both survive', async ({
  page,
  stack,
}) => {
  const partner = await addPartner(stack)
  await openAdmin(page, stack, '/admin/partners')
  const dialog = await editorOf(page, partner.name)
  await dialog.getByLabel('Description').fill('What I typed')
  const api = await signedIn(stack, stack.signIn)
  await api.partners.update(partner._id, { website: 'https://elsewhere.example' })
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(texts.conflict.merged)).toBeVisible()
  expect(await api.partners.get(partner._id)).toMatchObject({
    description: 'What I typed',
    website: 'https://elsewhere.example',
  })
})

test('two people edit the same field: the second is asked, sees both, and nothing is overwritten silently', async ({
  page,
  stack,
}) => {
  const partner = await addPartner(stack)
  await openAdmin(page, stack, '/admin/partners')
  const dialog = await editorOf(page, partner.name)
  await dialog.getByLabel('Description').fill('What I typed')
  const api = await signedIn(stack, stack.signIn)
  await api.partners.update(partner._id, { description: 'What somebody else saved' })
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText(texts.conflict.title)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('What I typed')
  await expect(dialog.getByRole('radio', { name: 'Theirs: What somebody else saved' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: texts.conflict.save })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Yours: What I typed' }).click()
  await dialog.getByRole('button', { name: texts.conflict.save }).click()
  await expect(page.getByText(adminTexts.partners.updated)).toBeVisible()
  expect((await api.partners.get(partner._id)).description).toBe('What I typed')
})

test('what was typed survives a crash of the browser and is offered again', async ({ page, stack }) => {
  const partner = await addPartner(stack)
  await openAdmin(page, stack, '/admin/partners')
  await (await editorOf(page, partner.name)).getByLabel('Description').fill('Half a sentence')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half a sentence')
  await page.evaluate(() =>
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
  )
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  // Its address opens it again.
  const dialog = page.getByRole('dialog', { name: 'Edit Partner' })
  await expect(dialog.getByLabel('Description')).toHaveValue(partner.description)
  await dialog.getByRole('button', { name: texts.unsaved.bringBack }).click()
  await expect(dialog.getByLabel('Description')).toHaveValue('Half a sentence')
})

test('the history says who changed what, and leads back to an earlier version', async ({ page, stack }) => {
  const partner = await addPartner(stack)
  const api = await signedIn(stack, stack.signIn)
  await api.partners.update(partner._id, { description: 'A second thought' })
  await openAdmin(page, stack, '/admin/partners')
  await (await editorOf(page, partner.name)).getByRole('button', { name: texts.history.open }).click()
  const history = page.getByRole('dialog', { name: texts.history.title(partner.name) })
  await expect(history.getByText('A second thought')).toBeVisible()
  await expect(history.getByText('Demo Owner').first()).toBeVisible()
  await history.getByRole('button', { name: texts.history.revert }).click()
  await expect(toast(page, texts.history.reverted)).toBeVisible()
  expect((await api.partners.get(partner._id)).description).toBe(partner.description)
  await toast(page, texts.history.reverted).getByRole('button', { name: texts.admin.undo }).click()
  await expect(toast(page, texts.history.revertUndone)).toBeVisible()
  expect((await api.partners.get(partner._id)).description).toBe('A second thought')

  // A record whose history was looked at is saved like any other.
  const editor = await editorOf(page, partner.name)
  await editor.getByLabel('Description').fill('A third thought')
  await editor.getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, adminTexts.partners.updated)).toBeVisible()
})

test('the trash says who deleted what, and several are restored or deleted for good', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const made = [await addPartner(stack), await addPartner(stack), await addPartner(stack)] as const
  const [first, second, third] = made
  for (const { _id } of made) await api.partners.remove(_id)
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: texts.trash.open }).click()
  await expect(row(page, first.name)).toContainText(texts.trash.by('Demo Owner'))
  await expect(row(page, first.name)).toContainText(texts.trash.daysLeft(29))
  for (const { name } of [first, second]) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.getByRole('button', { name: texts.trash.restoreMany(2) }).click()
  await expect(page.getByText(adminTexts.partners.restoredMany(2))).toBeVisible()
  await expect(row(page, first.name)).toBeHidden()

  await page.getByRole('button', { name: `${texts.trash.erase}: ${third.name}` }).click()
  const question = page.getByRole('dialog', { name: texts.trash.erase })
  await expect(question).toContainText(adminTexts.partners.confirmErase)
  await expect(question).toContainText(third.name)
  await question.getByRole('button', { name: texts.trash.erase }).click()
  await expect(page.getByText(adminTexts.partners.erasedMany(1))).toBeVisible()
  await expect(row(page, third.name)).toBeHidden()
  await page.goBack()
  await page.getByPlaceholder('Search partners').fill(second.name)
  await expect(row(page, second.name)).toBeVisible()
})

test('the trash keeps what was deleted and gives it back', async ({ page, stack }) => {
  const partner = await addPartner(stack)
  await (await signedIn(stack, stack.signIn)).partners.remove(partner._id)
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: texts.trash.open }).click()
  await page.getByRole('button', { name: `${texts.trash.restore} ${partner.name}` }).click()
  await expect(page.getByText(adminTexts.partners.restored)).toBeVisible()
  await page.getByRole('button', { name: texts.trash.close }).click()
  await page.getByPlaceholder('Search partners').fill(partner.name)
  await expect(row(page, partner.name)).toBeVisible()
})

test('S5: toasts stand in the top right corner of the window and go after 5 seconds @spec-223', async ({
  page,
  stack,
}) => {
  const partner = await addPartner(stack)
  await openAdmin(page, stack, '/admin/partners')
  await page.getByRole('button', { name: `Edit ${partner.name}` }).click()
  await page.getByLabel('Description').fill('Said in another way')
  // By the page's own clock: a busy machine is late to look.
  const shownFor = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        const look = () => {
          const isShown = [...document.querySelectorAll('[role=status]')].some((one) =>
            /updated/i.test(one.textContent ?? ''),
          )
          if (isShown) since ??= performance.now()
          else if (since !== undefined) resolve(performance.now() - since)
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: 'Update' }).click()
  const toast = page.getByRole('status').filter({ hasText: /updated/i })
  await expect(toast).toBeVisible()
  const fromCorner = () =>
    toast.evaluate((element) => {
      const { top, right } = element.getBoundingClientRect()
      return { top, right: document.documentElement.clientWidth - right }
    })
  await expect.poll(async () => (await fromCorner()).right).toBeLessThanOrEqual(16)
  expect((await fromCorner()).top).toBeLessThanOrEqual(16)
  const took = await shownFor
  expect(took).toBeGreaterThanOrEqual(limits.toast.closeAfter)
  expect(took).toBeLessThan(limits.toast.closeAfter + 3000)
})

test('a toast covers no button, neither of the screen nor of an open editor', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/partners')
  for (const [width, height] of [
    [390, 620],
    [1024, 768],
    [1440, 900],
  ] as const) {
    const { name } = await addPartner(stack)
    const search = page.getByPlaceholder('Search partners')
    await page.setViewportSize({ width, height })
    await search.fill(name)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: adminTexts.partners.deleted })
    await expect(toast).toBeVisible()
    await expect.poll(() => buttonsUnder(toast), `on the screen at ${width}`).toEqual([])
    await search.fill('Norrkabel')
    await page.getByRole('button', { name: 'Edit Norrkabel' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Partner' })
    await expect(editor.getByRole('button', { name: 'Update' })).toBeInViewport()
    await expect(toast).toBeVisible()
    await expect.poll(() => buttonsUnder(toast), `in the editor at ${width}`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
    // The toast of this size goes with the page.
    await page.reload()
  }
})

/** The names of the buttons that a toast lies over, in the topmost dialog or else on the page. */
function buttonsUnder(toast: Locator) {
  return toast.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
    return [...top.querySelectorAll<HTMLElement>('button:enabled, a[href]')]
      .filter((button) => !element.contains(button) && button.checkVisibility())
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((button) => button.ariaLabel ?? button.textContent)
  })
}

test('loading, and a load, save, delete or upload that fails, show the specified words @spec-62 @spec-173 @spec-195', async ({
  page,
  stack,
}) => {
  const partner = await addPartner(stack)
  await expectListStates(page, stack, {
    at: '/admin/partners',
    calls: /api\/partners\?/,
    loading: 'Loading partners...',
    failed: 'Failed to load partners. Please try again.',
    shown: partner.name,
  })
  await refuseWrites(page, /api\/partners\/.+/, 'DELETE')
  await page.getByRole('button', { name: `Delete ${partner.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Failed to delete partner. Please try again.').first()).toBeVisible()

  const dialog = await editorOf(page, partner.name)
  await dialog.getByLabel('Description').fill('Said in another way')
  await refuseWrites(page, /api\/partners\/.+/, 'PUT')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText('Failed to save partner. Please try again.').first()).toBeVisible()
  await page.unroute(/api\/partners\/.+/)

  await page.route(/api\/upload/, (route) => route.fulfill({ json: { success: true, data: {} } }))
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(dialog.getByText('Error uploading image: Invalid response').first()).toBeVisible()
  await page.unroute(/api\/upload/)
  await page.route(/api\/upload/, (route) =>
    route.fulfill({ json: { success: true, data: { secure_url: '/uploads/partners/elsewhere.webp' } } }),
  )
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(adminTexts.partners.updated)).toBeVisible()
  const saved = await (await signedIn(stack, stack.signIn)).partners.get(partner._id)
  expect(saved.logo).toBe('/uploads/partners/elsewhere.webp')
})

test('searching and an empty result @spec-62', async ({ page, stack }) => {
  const partner = await addPartner(stack, { name: 'Needle Works' })
  await openAdmin(page, stack, '/admin/partners')
  await page.getByPlaceholder('Search partners').fill('needle')
  await expect(row(page, 'Norrkabel')).toBeHidden()
  await expect(row(page, partner.name)).toBeVisible()
  await page.getByPlaceholder('Search partners').fill('zzzz')
  await expect(page.getByText('No partners found')).toBeVisible()
  await page.route(/api\/partners\?/, (route) => route.fulfill({ json: { success: true, data: [] } }))
  await page.goto('/admin/partners')
  await expect(page.getByText('Get started by adding a new partner')).toBeVisible()
})

test('A29: markup in a name is shown as text', async ({ page, stack }) => {
  const name = '<img src=x onerror=alert(1)>'
  await addPartner(stack, { name })
  await openAdmin(page, stack, '/admin/partners')
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(adminTexts.partners.deleted)).toBeVisible()
})

test('on a phone the table becomes cards and nothing scrolls sideways @spec-230', async ({ page, stack }) => {
  await page.setViewportSize({ width: 640, height: 740 })
  await openAdmin(page, stack, '/admin/partners')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
  await page.setViewportSize({ width: 639, height: 740 })
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeHidden()
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(page.getByText('Norrkabel').first()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

async function editorOf(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  return page.getByRole('dialog', { name: 'Edit Partner' })
}

/** Four by four amber pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWP4v4UBjhAsvBwA0yIbMd5eX3gAAAAASUVORK5CYII=',
  'base64',
)
