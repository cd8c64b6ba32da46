import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addUser, otherBrowser, signedIn, signInAs } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const save = (page: Page) => page.getByRole('button', { name: texts.auth.save, exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** The tab in view: the others keep their fields, hidden. */
const panel = (page: Page) => page.getByRole('main')
const ended = (page: Page) => page.getByRole('dialog', { name: texts.auth.sessionEnded })

test.describe('Admin User', () => {
  test('the current password and the confirmation are asked for once a new password is typed @spec-68 @spec-97', async ({
    page,
    stack,
  }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    await expect(page.getByRole('tab', { name: 'Admin User' })).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeHidden()
    await expect(page.getByLabel('Confirm new password')).toBeHidden()
    await page.getByLabel('New password', { exact: true }).fill('a')
    await expect(page.getByLabel('Current password')).toBeVisible()
    await expect(page.getByLabel('Confirm new password')).toBeVisible()
  })

  test('a changed email asks for the current password and is sent with it alone', async ({ page, stack }) => {
    const person = await addUser(stack)
    await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
    await panel(page).getByLabel('Email').fill(`new-${person.email}`)
    await save(page)
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      texts.auth.currentPasswordForEmail,
    )
    await expectAccessible(page)
    await page.getByLabel('Current password').fill(person.password)
    const sent = page.waitForRequest('**/api/auth/update-credentials')
    await save(page)
    const email = `new-${person.email}`
    expect((await sent).postDataJSON()).toEqual({ email, currentPassword: person.password })
    await expect(page.getByText('Credentials updated successfully')).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeHidden()
    await panel(page).getByLabel('Email').fill(person.email)
    await panel(page).getByLabel('Email').fill(email)
    await expect(page.getByLabel('Current password')).toBeHidden()
  })

  test('each broken rule is told in the specified words and nothing is sent @spec-97 @spec-125 @spec-222', async ({
    page,
    stack,
  }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    let isSent = false
    page.on('request', (request) => {
      isSent ||= request.url().includes('update-credentials')
    })
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByLabel('Confirm new password').fill('other')
    await save(page)
    await expect(page.getByText('Current password is required to change password')).toBeVisible()
    await expect(page.getByText('New passwords do not match')).toBeVisible()
    await expect(page.getByText('New password must be at least 6 characters long')).toBeVisible()
    expect(isSent).toBe(false)
  })

  test('saving without a change says so @spec-198', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    await save(page)
    await expect(page.getByText('No changes were made to update')).toBeVisible()
  })

  test('only what changed is sent, and the new name shows in the user menu at once @spec-125 @spec-134 @spec-202', async ({
    page,
    stack,
  }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    await panel(page).getByLabel('Name').fill('Renamed Colleague')
    const sent = page.waitForRequest('**/api/auth/update-credentials')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({ name: 'Renamed Colleague' })
    await expect(page.getByText('Credentials updated successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Renamed Colleague' })).toBeVisible()
    await save(page)
    await expect(page.getByText('No changes were made to update')).toBeVisible()
  })

  test('a wrong current password is told in a toast and at its field @spec-198', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    await page.getByLabel('New password', { exact: true }).fill('harbour nine window')
    await page.getByLabel('Confirm new password').fill('harbour nine window')
    await page.getByLabel('Current password').fill('not this one')
    await save(page)
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to update credentials' })
    await expect(toast).toContainText(texts.auth.currentPasswordWrong)
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      texts.auth.currentPasswordWrong,
    )
    await expect(page.getByLabel('Current password')).toBeFocused()
  })

  test('a password that the server finds too common is told at the new password', async ({ page, stack }) => {
    const person = await addUser(stack)
    await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
    await page.getByLabel('New password', { exact: true }).fill('password1')
    await page.getByLabel('Confirm new password').fill('password1')
    await page.getByLabel('Current password').fill(person.password)
    await save(page)
    await expect(page.getByText(texts.auth.passwordTooCommon).first()).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  })

  test('while a new password is typed its strength is shown', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    const field = page.getByLabel('New password', { exact: true })
    await field.fill('12345678')
    await expect(page.getByText('Password strength: Weak')).toBeVisible()
    await field.fill('copper window harbour nine')
    await expect(page.getByText('Password strength: Strong')).toBeVisible()
  })

  test('changing the password keeps this session and ends the others', async ({ page, stack }) => {
    const person = await addUser(stack)
    const elsewhere = await signedIn(stack, person)
    await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
    await page.getByLabel('New password', { exact: true }).fill('harbour nine window')
    await page.getByLabel('Confirm new password').fill('harbour nine window')
    await page.getByLabel('Current password').fill(person.password)
    await save(page)
    await expect(page.getByText('Credentials updated successfully')).toBeVisible()
    await expect(elsewhere.session.verify()).rejects.toMatchObject({ status: 401 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(signedIn(stack, person)).rejects.toMatchObject({ status: 401 })
    await signedIn(stack, { ...person, password: 'harbour nine window' })
  })

  test('leaving with unsaved changes asks first', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings?tab=admin-user' })
    await panel(page).getByLabel('Name').fill('Half typed')
    await page.getByRole('link', { name: 'Partners' }).click()
    const question = page.getByRole('dialog', { name: texts.admin.unsaved })
    await question.getByRole('button', { name: texts.admin.keepEditing }).click()
    await expect(panel(page).getByLabel('Name')).toHaveValue('Half typed')
    await page.getByRole('link', { name: 'Partners' }).click()
    await question.getByRole('button', { name: texts.admin.discard }).click()
    await expect(page.getByRole('heading', { name: 'Partners Management' })).toBeVisible()
  })
})

test.describe('where you are signed in', () => {
  test('another device is listed and its session can be ended', async ({ page, stack, browser }) => {
    const person = await addUser(stack)
    const elsewhere = await otherBrowser(browser, stack)
    await signInAs(elsewhere, { stack, who: person })
    await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
    const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
    await expect(places.filter({ hasText: 'This device' })).toHaveCount(1)
    await expect(places.filter({ hasText: 'Last seen just now' }).first()).toBeVisible()
    const before = await places.count()
    // The newest of the others is the other browser; the oldest one registered the account.
    const others = places.filter({ has: page.getByRole('button', { name: /^End / }) })
    for (let left = before - 1; left > 0; left--) {
      await others.first().getByRole('button').click()
      await expect(others).toHaveCount(left - 1)
    }
    // The page may know already, and then the dialog covers the link.
    await elsewhere.getByRole('link', { name: 'Partners' }).first().dispatchEvent('click')
    await expect(ended(elsewhere)).toBeVisible()
    await page.reload()
    await expect(places).toHaveCount(1)
    await elsewhere.context().close()
  })

  test('signing out everywhere else asks first and keeps this device', async ({ page, stack }) => {
    const person = await addUser(stack)
    const elsewhere = await signedIn(stack, person)
    await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await elsewhere.session.verify()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('other sessions ended')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
    await expect(elsewhere.session.verify()).rejects.toMatchObject({ status: 401 })
    await page.reload()
    await expect(page.getByText('This device')).toBeVisible()
  })
})

test.describe('a session that ends in the middle of work', () => {
  test('is told by a dialog; nothing typed is lost, and saving works after signing in', async ({
    page,
    stack,
  }) => {
    const person = await addUser(stack)
    const api = await signedIn(stack, person)
    const partner = await api.partners.create({ name: `Partner of ${person.name}`, description: 'Before' })
    await signInAs(page, { stack, who: person, at: '/admin/partners' })
    await page.getByRole('button', { name: `Edit ${partner.name}` }).click()
    const editor = page.getByRole('dialog', { name: 'Edit Partner' })
    await editor.getByLabel('Description').fill('What I typed')
    await api.session.endOthers()
    await editor.getByRole('button', { name: 'Update' }).click()

    await expect(ended(page).getByLabel('Email')).toHaveValue(person.email)
    await expect(ended(page).getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await ended(page).getByLabel('Password', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(ended(page).getByRole('alert')).toHaveText(texts.auth.loginFailedCheck)
    await ended(page).getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(ended(page)).toBeHidden()

    await expect(editor.getByText(texts.auth.saveOnceMore)).toBeVisible()
    await expect(editor.getByLabel('Description')).toHaveValue('What I typed')
    await editor.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText(adminTexts.partners.updated)).toBeVisible()
    expect((await api.partners.get(partner._id)).description).toBe('What I typed')
  })

  test('is noticed when a list is answered as to a visitor', async ({ page, stack }) => {
    const person = await addUser(stack)
    await signInAs(page, { stack, who: person, at: '/admin/partners' })
    await expect(row(page, 'Norrkabel')).toBeVisible()
    await (await signedIn(stack, person)).session.endOthers()
    await page.getByPlaceholder('Search partners').fill('norr')
    await expect(ended(page)).toBeVisible()
  })

  test('by signing out in another tab is told here, and signing in there is enough', async ({
    page,
    stack,
  }) => {
    const person = await addUser(stack)
    await signInAs(page, { stack, who: person, at: '/admin/settings?tab=admin-user' })
    await panel(page).getByLabel('Name').fill('Half typed')
    const tab = await page.context().newPage()
    await tab.goto('/admin')
    await tab.getByRole('button', { name: /Account of/ }).click()
    await tab.getByRole('menuitem', { name: 'Sign out' }).click()
    await tab.waitForURL('**/login')
    await expect(ended(page)).toBeVisible()
    await signInAs(tab, { stack, who: person })
    await expect(ended(page)).toBeHidden()
    await expect(panel(page).getByLabel('Name')).toHaveValue('Half typed')
  })

  test('starts anew when somebody else signs in there', async ({ page, stack }) => {
    const [person, other] = [await addUser(stack), await addUser(stack)]
    await signInAs(page, { stack, who: person, at: '/admin/partners' })
    await expect(row(page, 'Norrkabel')).toBeVisible()
    await (await signedIn(stack, person)).session.endOthers()
    await page.getByPlaceholder('Search partners').fill('norr')
    await ended(page).getByLabel('Email').fill(other.email)
    await ended(page).getByLabel('Password', { exact: true }).fill(other.password)
    await ended(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: `Account of ${other.name}` })).toBeVisible()
    await expect(ended(page)).toBeHidden()
  })

  test('can be left for the sign-in', async ({ page, stack }) => {
    const person = await addUser(stack)
    await signInAs(page, { stack, who: person, at: '/admin/partners' })
    await expect(row(page, 'Norrkabel')).toBeVisible()
    await (await signedIn(stack, person)).session.endOthers()
    await page.getByPlaceholder('Search partners').fill('norr')
    await ended(page).getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { name: texts.auth.welcome })).toBeVisible()
  })
})
