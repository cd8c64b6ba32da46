import { adminTexts } from '@busbar/contract'
import { amberFile, expectListStates, openOffice, refusal, refuseWrites, toast } from '../office.ts'
import { signedIn } from '../people.ts'
import { ownProduct } from '../site-content.ts'
import { expect, test } from '../stack.ts'

test.use(ownProduct)

const words = adminTexts.siteSettings

test('search engine defaults, zoom switch, privacy text, time zone and map tiles are saved', async ({
  page,
  stack,
}) => {
  await openOffice(page, stack, '/admin/site-settings')
  const form = page.getByRole('form', { name: words.heading })
  await form.getByLabel(words.titleSuffix).fill('Sparks Ltd')
  await form.getByLabel(words.description).fill('Power for works.')
  await form.locator('input[type=file]').setInputFiles(amberFile)
  await form.getByRole('switch', { name: words.canZoom }).press('Space')
  await form.getByRole('combobox', { name: words.timeZone }).fill('Europe/Paris')
  await page.getByRole('option', { name: 'Europe/Paris' }).click()
  await form.getByLabel(words.mapTileUrl).fill('no address')
  await form.getByRole('textbox', { name: words.privacyText }).fill('We keep nothing.')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(form.getByLabel(words.mapTileUrl)).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel(words.mapTileUrl).fill('https://tiles.example/{z}/{x}/{y}.png')
  await refuseWrites(page, /api\/site-settings/, 'PUT')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, words.saveFailed(refusal))).toBeVisible()
  await page.unroute(/api\/site-settings/)
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, words.saved)).toBeVisible()
  const settings = await (await signedIn(stack, stack.signIn)).siteSettings.get()
  expect(settings).toMatchObject({
    titleSuffix: 'Sparks Ltd',
    canZoom: true,
    timeZone: 'Europe/Paris',
    privacyText: '<p>We keep nothing.</p>',
    mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  })
})

test('the settings say that they load, and that they failed, with Try Again', async ({ page, stack }) => {
  await expectListStates(page, stack, {
    at: '/admin/site-settings',
    calls: /api\/site-settings/,
    loading: words.loading,
    failed: words.loadFailed,
    shown: words.titleSuffix,
  })
})
