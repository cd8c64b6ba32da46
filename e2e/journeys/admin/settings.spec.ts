import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import {
  amberFile,
  expectListStates,
  largeFile,
  openAdmin,
  refusal,
  refuseWrites,
  toast,
} from '../../admin.ts'
import { addUser, signedIn, signInAs } from '../../people.ts'
import { uploadImages, waitUntilPublished } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const companyTexts = adminTexts.company
const sections = (page: Page) => page.getByRole('navigation', { name: 'Settings', exact: true })
const tabs = (page: Page) => page.getByRole('tablist').getByRole('tab')
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const saved = (page: Page) => expect(toast(page, companyTexts.saved)).toBeVisible()

test('S6: the five tabs, other settings in groups after them, and General Settings with the logo, its recommended size and its alternative text @spec-68 @spec-198 @spec-219', async ({
  page,
  stack,
}) => {
  await openAdmin(page, stack, '/admin/settings')
  await expect(tabs(page)).toHaveText([
    'General Settings',
    'Social Media',
    'Hero Images',
    'FAQ',
    'Admin User',
  ])
  await expect(sections(page).getByRole('link')).toHaveText([
    'Home page',
    'Menu and footer',
    'Words and prices',
    'Look',
    'Location',
    adminTexts.siteSettings.search,
    adminTexts.siteSettings.display,
    adminTexts.siteSettings.review,
    adminTexts.siteSettings.privacyText,
    adminTexts.messageSettings.heading,
    adminTexts.privacy.heading,
    'Demo content',
    adminTexts.settings.notifications,
  ])
  // One stop for the Tab key; the arrows show the next, around both ends.
  await tab(page, 'General Settings').focus()
  for (const [key, name] of [
    ['ArrowDown', 'Social Media'],
    ['ArrowUp', 'General Settings'],
    ['ArrowUp', 'Admin User'],
    ['Home', 'General Settings'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await expectAccessible(page)
  const form = page.getByRole('form', { name: 'General Settings' })
  await expect(form.getByText('Recommended size 200x200.')).toBeVisible()
  await form.getByLabel('Company name').fill('')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(form.getByText(texts.company.nameRequired)).toBeVisible()
  await form.getByLabel('Company name').fill('Ampere and Sons')
  await form.getByLabel('Phone').fill('+44 1')
  await page.route(/api\/upload/, (route) => route.fulfill({ json: { success: true, data: {} } }))
  await form.locator('input[type=file]').setInputFiles(amberFile)
  await form.getByLabel(companyTexts.altText).fill('A spark')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, 'Image uploaded but URL not found in response')).toBeVisible()
  await page.unroute(/api\/upload/)
  await refuseWrites(page, /api\/company\/info/, 'PUT')
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, `Failed to save company settings: ${refusal}`)).toBeVisible()
  await page.unroute(/api\/company\/info/)
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await saved(page)
  const company = await (await signedIn(stack, stack.signIn)).company.get()
  expect(company).toMatchObject({
    name: 'Ampere and Sons',
    logo: { altText: 'A spark' },
  })

  // The back office is the company's own, from the sign-in on.
  const icon = page.locator('link[rel=icon]')
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ampere and Sons')
  await expect(page).toHaveTitle(/ · Ampere and Sons$/)
  await expect(icon).toHaveAttribute('href', /^\/uploads\/company\//)
  await (await signedIn(stack, stack.signIn)).company.update({ logo: { imageUrl: '' } })
  await page.goto('/forgot-password')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ampere and Sons' })).toBeVisible()
  await expect(page).toHaveTitle(/ · Ampere and Sons$/)
  await expect(icon).toHaveAttribute('href', /^data:.*%3EAA%3C/)
})

test('Social Media and FAQ @spec-7 @spec-68', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/settings?tab=social-media')
  const social = page.getByRole('form', { name: 'Social Media' })
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'])
    await expect(social.getByLabel(network)).toBeVisible()
  await social.getByLabel('YouTube').fill('https://youtube.example/@sparks')
  await social.getByLabel('Facebook').fill('')
  await social.getByRole('button', { name: 'Save Settings' }).click()
  await saved(page)

  await tab(page, 'FAQ').click()
  const faq = page.getByRole('form', { name: 'FAQ' })
  await expect(faq.getByRole('textbox', { name: 'Question 1', exact: true })).toBeVisible()
  const before = await faq.getByRole('textbox', { name: /^Question \d/ }).count()
  await faq.getByRole('button', { name: companyTexts.addQuestion }).click()
  await faq.getByRole('textbox', { name: `Question ${before + 1}` }).fill('Why?')
  await faq.getByRole('textbox', { name: `Answer ${before + 1}` }).fill('Because.')
  await faq.getByRole('button', { name: companyTexts.questionUp(before + 1) }).click()
  await faq.getByRole('button', { name: companyTexts.removeQuestion(1) }).click()
  await faq.getByRole('button', { name: 'Save Settings' }).click()
  await expect.poll(async () => (await companyOf(stack)).faq.at(before - 2)?.question).toBe('Why?')
  const { socialMedia, faq: kept } = await companyOf(stack)
  expect(socialMedia).toMatchObject({ facebook: null, youtube: 'https://youtube.example/@sparks' })
  expect(kept).toHaveLength(before)

  // Without any of its own the company has the standard ones, and it can have none at all.
  const contact = await page.context().newPage()
  const shown = async (isShown: boolean) => {
    await waitUntilPublished(contact, '/contact', (html) => html.includes('FAQPage') === isShown)
    await contact.goto('/contact')
    await expect(contact.getByRole('heading', { name: texts.contact.faq })).toBeVisible({ visible: isShown })
  }
  for (let left = before; left > 0; left--)
    await faq.getByRole('button', { name: companyTexts.removeQuestion(1) }).click()
  await expect(faq.getByText(companyTexts.noQuestions)).toBeVisible()
  await faq.getByRole('button', { name: 'Save Settings' }).click()
  await expect(faq.getByText(adminTexts.settings.allSaved)).toBeVisible()
  await shown(true)
  await faq.getByLabel(companyTexts.showFaq).uncheck({ force: true })
  await faq.getByRole('button', { name: 'Save Settings' }).click()
  await shown(false)
})

test('Hero Images: stats, a slide saved automatically after its upload, and at most 5 @spec-68 @spec-110 @spec-124 @spec-128 @spec-198 @spec-202 @spec-219', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const [imageUrl = ''] = await uploadImages(api, 'company', 1)
  const slide = { title: null, subtitle: null, buttonText: 'Discover More', buttonLink: '#services' }
  await api.company.update({ heroImages: [{ ...slide, imageUrl }] })
  await openAdmin(page, stack, '/admin/settings?tab=hero-images')
  const form = page.getByRole('form', { name: 'Hero Images' })
  await expect(form.getByText(/recommended size 1920x1080/)).toBeVisible()
  const file = form.locator('input[type=file]')
  await file.setInputFiles(largeFile)
  await expect(toast(page, 'File too large. Maximum size is 5MB.')).toBeVisible()
  await page.route(/api\/upload/, (route) => route.fulfill({ json: { success: true, data: {} } }))
  await file.setInputFiles(amberFile)
  await expect(toast(page, 'Upload API did not return an image URL')).toBeVisible()
  await page.unroute(/api\/upload/)
  await page.route(/api\/upload/, (route) => route.fulfill({ body: '' }))
  // The file is kept: nobody has to choose it again.
  const again = form
    .getByRole('group', { name: companyTexts.newSlide })
    .getByRole('button', { name: texts.admin.tryAgain })
  await again.click()
  await expect(toast(page, companyTexts.emptyAnswer)).toBeVisible()
  await page.unroute(/api\/upload/)
  await refuseWrites(page, /api\/company\//, 'PUT')
  await again.click()
  await expect(
    toast(page, 'Image uploaded but not saved. Please click "Save Settings" to persist changes.'),
  ).toBeVisible()
  await page.unroute(/api\/company\//)
  // Where the company's data cannot be saved, the slides are saved by themselves under its id.
  await refuseWrites(page, /api\/company\/info/, 'PUT')
  const fallback = page.waitForRequest(/api\/company\/hero-images/)
  await file.setInputFiles({ ...amberFile, name: '3.png' })
  expect((await fallback).postDataJSON()).toMatchObject({ _id: (await companyOf(stack))._id })
  await expect.poll(async () => (await companyOf(stack)).heroImages.length).toBe(3)
  await page.unroute(/api\/company\/info/)
  // Several at once, and no more than there is room for.
  await file.setInputFiles([4, 5, 6].map((slides) => ({ ...amberFile, name: `${slides}.png` })))
  await expect(toast(page, companyTexts.tooManyHeroImages)).toBeVisible()
  await expect.poll(async () => (await companyOf(stack)).heroImages.length).toBe(5)
  await expect(toast(page, 'Settings saved automatically')).toBeVisible()
  await expect(form.getByRole('button', { name: companyTexts.addSlide })).toBeDisabled()
  await form.getByLabel('Years of experience').fill('31')
  await form
    .getByRole('group', { name: 'Slide 2' })
    .getByLabel('Title', { exact: true })
    .fill('Second to none')
  // Links are chosen; any other address can be typed.
  const link = (number: number) =>
    form.getByRole('group', { name: `Slide ${number}` }).getByRole('combobox', { name: 'Button link' })
  await expect(link(1)).toHaveValue('Services section')
  const [service] = (await api.services.list()).data
  await link(1).fill(service?.title ?? '')
  await page.getByRole('option', { name: service?.title }).first().click()
  await link(2).fill('https://ampere.example/jobs')
  await page.getByRole('option', { name: 'https://ampere.example/jobs' }).click()
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await saved(page)
  const company = await companyOf(stack)
  expect(company.heroImages.map(({ buttonLink }) => buttonLink).slice(0, 2)).toEqual([
    `/service/${service?.slug}`,
    'https://ampere.example/jobs',
  ])
  expect(company.heroStats.yearsExperience).toBe(31)
  expect(company.heroImages[1]?.title).toBe('Second to none')
})

test('Admin User: a new password reveals the current-password field, and only changes are sent @spec-68 @spec-202', async ({
  page,
  stack,
}) => {
  const person = await addUser(stack)
  await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
  const form = page.getByRole('form', { name: 'Admin User' })
  const save = () => form.getByRole('button', { name: texts.auth.save, exact: true }).click()
  await expect(form.getByLabel('Current password')).toBeHidden()
  await save()
  await expect(toast(page, 'No changes were made to update')).toBeVisible()
  await form.getByLabel('New password', { exact: true }).fill('short')
  await form.getByLabel('Confirm new password').fill('other')
  await expect(form.getByLabel('Current password')).toBeVisible()
  await save()
  await expect(form.getByText('New password must be at least 6 characters long')).toBeVisible()
  await expect(form.getByText('New passwords do not match')).toBeVisible()
  await form.getByLabel('New password', { exact: true }).fill('eight green breakers')
  await form.getByLabel('Confirm new password').fill('eight green breakers')
  await save()
  await expect(form.getByText('Current password is required to change password')).toBeVisible()
  await form.getByLabel('Current password').fill(person.password)
  await save()
  await expect(toast(page, 'Credentials updated successfully')).toBeVisible()
})

test('what is unsaved is told across sections, saved or discarded together, and has a history', async ({
  page,
  stack,
}) => {
  const { settings, siteSettings } = adminTexts
  await openAdmin(page, stack, '/admin/settings')
  const expectStatus = (text: string) =>
    expect(page.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible()
  const phone = page.getByLabel('Phone')
  const before = await phone.inputValue()
  await expectStatus(settings.allSaved)
  await phone.fill('+44 2')
  await expectStatus(settings.unsaved([companyTexts.general]))
  await sections(page).getByRole('link', { name: siteSettings.search }).click()
  await expect(page).toHaveURL(/site-settings/)
  await page.getByLabel(siteSettings.titleSuffix).fill('Across sections')
  const both = [companyTexts.general, siteSettings.search]
  await expectStatus(settings.unsaved(both))
  await expect(tab(page, /General.*unsaved/)).toBeVisible()

  // Discarded, and back again.
  await page.getByRole('button', { name: settings.discard, exact: true }).click()
  await expect(page.getByLabel(siteSettings.titleSuffix)).not.toHaveValue('Across sections')
  await toast(page, settings.discarded).getByRole('button', { name: texts.admin.undo }).click()
  await expectStatus(settings.unsaved(both))

  // An error in a section that is not shown is led to.
  await tab(page, companyTexts.general).click()
  await page.getByLabel('Company name').fill('')
  const elsewhere = sections(page).getByRole('link', { name: adminTexts.privacy.heading })
  await elsewhere.click()
  await expect(elsewhere).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(texts.company.nameRequired)).toBeVisible()
  await page.getByLabel('Company name').fill('Ampere')
  await page.keyboard.press('Control+s')
  await saved(page)
  await expectStatus(settings.allSaved)
  const api = await signedIn(stack, stack.signIn)
  expect(await api.company.get()).toMatchObject({ name: 'Ampere', phone: '+44 2' })
  expect((await api.siteSettings.get()).titleSuffix).toBe('Across sections')

  // The history of this section alone, and the way back.
  await api.company.update({ address: '1 Ohm Street' })
  await api.company.update({ socialMedia: { facebook: 'https://facebook.example/ampere' } })
  await tab(page, companyTexts.general).click()
  await page.getByRole('button', { name: texts.history.open }).click()
  const history = page.getByRole('dialog', { name: texts.history.title(companyTexts.general) })
  await expect(history.getByText('1 Ohm Street')).toBeVisible()
  await expect(history.getByText('Facebook')).toBeHidden()
  await history.getByRole('button', { name: texts.history.revert }).nth(1).click()
  await expect(toast(page, texts.history.reverted)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(phone).toHaveValue(before)
  expect((await api.company.get()).socialMedia.facebook).toBe('https://facebook.example/ampere')
})

test('the settings say that they load, and that they failed, with Try Again @spec-198', async ({
  page,
  stack,
}) => {
  await expectListStates(page, stack, {
    at: '/admin/settings?tab=social-media',
    calls: /api\/company\/info/,
    loading: companyTexts.loading,
    failed: 'Failed to load company settings',
    shown: 'Facebook',
  })
})

async function companyOf(stack: Parameters<typeof signedIn>[0]) {
  return (await signedIn(stack, stack.signIn)).company.get()
}
