import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { amberFile, expectListStates, openAdmin, refusal, refuseWrites, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { replaceAllCategories } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const siteSettingsTexts = adminTexts.siteSettings

test('search engine defaults, zoom switch, privacy text, time zone and map tiles are saved @spec-17', async ({
  page,
  stack,
}) => {
  await openAdmin(page, stack, '/admin/site-settings')
  const sections = page.getByRole('navigation', { name: 'Settings', exact: true })
  const form = (name: string) => page.getByRole('form', { name })
  const search = form(siteSettingsTexts.search)
  await search.getByLabel(siteSettingsTexts.titleSuffix).fill('Sparks Ltd')
  await search.getByLabel(siteSettingsTexts.description).fill('Power for works.')
  await search.locator('input[type=file]').setInputFiles(amberFile)
  await search.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, siteSettingsTexts.saved)).toBeVisible()

  // The field where it once was leads to where it is.
  await page.goto('/admin/site-settings?tab=website&field=mapTileUrl')
  const display = form(siteSettingsTexts.display)
  await expect(display.getByLabel(siteSettingsTexts.mapTileUrl)).toBeFocused()
  await display.getByRole('switch', { name: siteSettingsTexts.canZoom }).press('Space')
  await display.getByRole('combobox', { name: siteSettingsTexts.timeZone }).fill('Europe/Paris')
  await page.getByRole('option', { name: 'Europe/Paris' }).click()
  await display.getByLabel(siteSettingsTexts.mapTileUrl).fill('no address')
  await display.getByRole('button', { name: 'Save Settings' }).click()
  await expect(display.getByLabel(siteSettingsTexts.mapTileUrl)).toHaveAttribute('aria-invalid', 'true')
  await display.getByLabel(siteSettingsTexts.mapTileUrl).fill('https://tiles.example/{z}/{x}/{y}.png')

  // The standard text is a beginning.
  await sections.getByRole('link', { name: siteSettingsTexts.privacyText }).click()
  const privacy = form(siteSettingsTexts.privacyText)
  const text = privacy.getByRole('textbox', { name: siteSettingsTexts.privacyText })
  await privacy.getByRole('button', { name: siteSettingsTexts.startFromStandard }).click()
  await expect(text).toContainText('Who is responsible')
  await expect(privacy.getByText(siteSettingsTexts.standardText)).toBeHidden()
  await text.fill('We keep nothing.')
  await refuseWrites(page, /api\/site-settings/, 'PUT')
  await privacy.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, siteSettingsTexts.saveFailed(refusal)).first()).toBeVisible()
  await page.unroute(/api\/site-settings/)
  await privacy.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, siteSettingsTexts.saved)).toBeVisible()
  const settings = await (await signedIn(stack, stack.signIn)).siteSettings.get()
  expect(settings).toMatchObject({
    titleSuffix: 'Sparks Ltd',
    canZoom: true,
    timeZone: 'Europe/Paris',
    privacyText: expect.stringContaining('We keep nothing.'),
    mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  })
})

test("the map's coordinates are saved with the company", async ({ page, stack }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: amberFile.buffer }),
  )
  await openAdmin(page, stack, '/admin/site-settings?tab=location')
  const form = page.getByRole('form', { name: siteSettingsTexts.location })
  const map = form.getByRole('region', { name: siteSettingsTexts.map })
  const latitude = form.getByLabel(siteSettingsTexts.latitude)
  const before = await latitude.inputValue()
  await expect(map.getByTitle(siteSettingsTexts.pin)).toBeVisible()
  await map.click({ position: { x: 60, y: 60 } })
  await expect(latitude).not.toHaveValue(before)
  const clicked = await latitude.inputValue()
  await map.getByTitle(siteSettingsTexts.pin).dragTo(map, { targetPosition: { x: 200, y: 160 } })
  await expect(latitude).not.toHaveValue(clicked)
  expect(Number(await latitude.inputValue())).toBeLessThan(Number(clicked))
  await form.getByLabel(siteSettingsTexts.latitude).fill('')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(form.getByText(texts.company.coordinatesInvalid)).toBeVisible()
  await form.getByLabel(siteSettingsTexts.latitude).fill('51.5')
  await form.getByLabel(siteSettingsTexts.longitude).fill('-0.12')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, siteSettingsTexts.saved)).toBeVisible()
  const company = await (await signedIn(stack, stack.signIn)).company.get()
  expect(company.coordinates).toEqual({ lat: 51.5, lng: -0.12 })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test("dates are shown and typed in the company's time zone, or else in the browser's", async ({
    page,
    stack,
  }) => {
    const api = await signedIn(stack, stack.signIn)
    const [category] = await replaceAllCategories(stack, [{ title: 'Around the clock' }])
    const { _id } = await api.events.create({
      category: category?._id ?? '',
      title: 'Night shift',
      description: 'Until morning.',
      date: '2031-05-04T22:30:00Z',
    })
    for (const [timeZone, shown, typed, meant] of [
      ['Asia/Tokyo', 'May 5, 2031, 07:30 AM', '2031-05-05T07:30', '2031-05-06T00:00:00.000Z'],
      [null, 'May 5, 2031, 08:00 PM', '2031-05-05T20:00', '2031-05-06T13:00:00.000Z'],
    ] as const) {
      await api.siteSettings.update({ timeZone })
      await openAdmin(page, stack, '/admin/categories')
      await page.getByRole('button', { name: 'View Around the clock' }).click()
      await expect(page.getByText(shown)).toBeVisible()
      await page.getByRole('button', { name: 'Edit Night shift' }).click()
      const editor = page.getByRole('dialog', { name: adminTexts.events.editTitle })
      await expect(editor.getByLabel('Date and time')).toHaveValue(typed)
      await editor.getByLabel('Date and time').fill('2031-05-06T09:00')
      await editor.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toast(page, adminTexts.events.updated)).toBeVisible()
      expect((await api.events.get(_id)).date).toBe(meant)
    }
  })
})

test('the settings say that they load, and that they failed, with Try Again', async ({ page, stack }) => {
  await expectListStates(page, stack, {
    at: '/admin/site-settings',
    calls: /api\/site-settings/,
    loading: siteSettingsTexts.loading,
    failed: siteSettingsTexts.loadFailed,
    shown: siteSettingsTexts.titleSuffix,
  })
})
