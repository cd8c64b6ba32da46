import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { amberFile, openAdmin, squareFile, toast, wideFile } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const { library, images, services } = adminTexts

test('an image is found by what uses it, described, given a focal point by keyboard, and replaced everywhere with one Undo', async ({
  page,
  stack,
}) => {
  const client = await signedIn(stack, stack.signIn)
  const answer = await client.uploads.add('services', new File([squareFile.buffer], 'relay-room.png'))
  const { imageUrl } = answer
  const service = await client.services.create({ title: 'Relay testing', imageUrl })
  const address = `${stack.url}/service/${service.slug}`
  const html = async () => (await fetch(address)).text()
  await expect.poll(html, { timeout: 30_000 }).toContain(imageUrl)

  await openAdmin(page, stack, '/admin/library')
  await page.getByRole('searchbox', { name: library.search }).fill('relay testing')
  const tile = page.getByRole('link', { name: library.open('relay-room.png', library.uses(1)) })
  await expect(page.getByRole('list', { name: library.heading }).getByRole('listitem')).toHaveCount(1)
  await tile.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'relay-room.png' })
  await expect(panel.getByRole('link', { name: 'Relay testing' })).toHaveAttribute(
    'href',
    `/admin/services/${service._id}`,
  )
  await panel.getByLabel(images.alt).fill('A room full of relays')
  await panel.getByRole('slider', { name: library.focus.across }).focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await expect(panel.getByText(library.focus.saved)).toBeVisible()
  await expect.poll(html, { timeout: 30_000 }).toContain('object-position:55% 50%')
  expect(await html()).toContain('A room full of relays')

  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: library.replace.action }).click()
  await (await chooser).setFiles({ ...amberFile, name: 'new-room.png' })
  await page.getByRole('dialog').getByRole('button', { name: library.replace.agree, exact: true }).click()
  await expect(toast(page, library.replace.done(1))).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'new-room.png' })).toBeVisible()
  await expect.poll(html, { timeout: 30_000 }).not.toContain(imageUrl)
  await toast(page, library.replace.done(1)).getByRole('button', { name: texts.admin.undo }).click()
  await expect.poll(html, { timeout: 30_000 }).toContain(imageUrl)
})

test('an image field takes an image from the library', async ({ page, stack }) => {
  const client = await signedIn(stack, stack.signIn)
  const { imageUrl } = await client.uploads.add('general', new File([wideFile.buffer], 'from-library.png'))
  await openAdmin(page, stack, '/admin/services/new')
  const editor = page.getByRole('dialog')
  await editor.getByRole('button', { name: /^Choose from library/ }).click()
  const dialog = page.getByRole('dialog', { name: library.choose.title })
  await dialog.getByRole('searchbox', { name: library.search }).fill('from-library')
  await dialog.getByRole('button', { name: /^from-library\.png/ }).click()
  await expect(dialog).toBeHidden()
  await editor.getByLabel('Title').first().fill('From the library')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, services.created)).toBeVisible()
  const { data } = await client.services.list({ search: 'From the library' })
  expect(data.map((service) => service.imageUrl)).toEqual([imageUrl])
})
