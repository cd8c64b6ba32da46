import { type Client, createClient, type Role, texts } from '@busbar/contract'
import type { Browser, Page } from '@playwright/test'
import type { Stack } from '../../dev/stack.ts'
import { expect, test } from '../stack.ts'

type Person = { name: string; email: string; password: string }

const strong = 'copper window harbour nine'

/**
 * A client from outside the browser, for what happens elsewhere meanwhile. Each has an address of its own, as it
 * would at another desk: attempts are counted for each address.
 */
function clientOf(stack: Stack, token: () => string | null): Client {
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
  return createClient({
    token,
    fetch: (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', address)
      return fetch(`${stack.appUrls[0]}${path}`, { ...init, headers })
    },
  })
}

async function tokenOf(stack: Stack, who: { email: string; password: string }) {
  const { email, password } = who
  return (await clientOf(stack, () => null).session.login({ email, password })).token
}

async function signedIn(stack: Stack, who: { email: string; password: string }): Promise<Client> {
  const token = await tokenOf(stack, who)
  return clientOf(stack, () => token)
}

/** A user of this journey alone, so that journeys do not end each other's sessions. */
async function addUser(stack: Stack, role: Role = 'admin'): Promise<Person> {
  const owner = await signedIn(stack, stack.signIn)
  const mark = crypto.randomUUID().slice(0, 8)
  const person = { name: `Colleague ${mark}`, email: `colleague-${mark}@voltaris.example`, password: strong }
  const { link } = await owner.users.invite({ email: person.email, role })
  await owner.session.register({ ...person, invitation: invitationIn(link) })
  return person
}

const invitationIn = (link: string) => new URL(link).searchParams.get('invitation') ?? ''

/** Signs in by the token in local storage; the form has journeys of its own. */
async function signInAs(
  page: Page,
  { stack, who, at = '/admin' }: { stack: Stack; who: { email: string; password: string }; at?: string },
) {
  const token = await tokenOf(stack, who)
  await page.goto('/login')
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
  await page.goto(at)
}

async function otherBrowser(browser: Browser, stack: Stack) {
  const context = await browser.newContext({ baseURL: stack.url })
  return context.newPage()
}

const save = (page: Page) => page.getByRole('button', { name: texts.auth.save }).click()
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const ended = (page: Page) => page.getByRole('dialog', { name: texts.auth.sessionEnded })

test.describe('Admin User', () => {
  test('the current password and the confirmation are asked for once a new password is typed', async ({
    page,
    stack,
  }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
    await expect(page.getByRole('tab', { name: 'Admin User' })).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeHidden()
    await expect(page.getByLabel('Confirm new password')).toBeHidden()
    await page.getByLabel('New password', { exact: true }).fill('a')
    await expect(page.getByLabel('Current password')).toBeVisible()
    await expect(page.getByLabel('Confirm new password')).toBeVisible()
  })

  test('each broken rule is told in the specified words and nothing is sent', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
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

  test('saving without a change says so', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
    await save(page)
    await expect(page.getByText('No changes were made to update')).toBeVisible()
  })

  test('only what changed is sent, and the new name shows in the user menu at once', async ({
    page,
    stack,
  }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
    await page.getByLabel('Name').fill('Renamed Colleague')
    const sent = page.waitForRequest('**/api/auth/update-credentials')
    await save(page)
    expect((await sent).postDataJSON()).toEqual({ name: 'Renamed Colleague' })
    await expect(page.getByText('Credentials updated successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Renamed Colleague' })).toBeVisible()
    await save(page)
    await expect(page.getByText('No changes were made to update')).toBeVisible()
  })

  test('a wrong current password is told in a toast and at its field', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
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
    await signInAs(page, { stack, who: person, at: '/admin/settings' })
    await page.getByLabel('New password', { exact: true }).fill('password1')
    await page.getByLabel('Confirm new password').fill('password1')
    await page.getByLabel('Current password').fill(person.password)
    await save(page)
    await expect(page.getByText(texts.auth.passwordTooCommon).first()).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  })

  test('while a new password is typed its strength is shown', async ({ page, stack }) => {
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
    const field = page.getByLabel('New password', { exact: true })
    await field.fill('12345678')
    await expect(page.getByText('Password strength: Weak')).toBeVisible()
    await field.fill(strong)
    await expect(page.getByText('Password strength: Strong')).toBeVisible()
  })

  test('changing the password keeps this session and ends the others', async ({ page, stack }) => {
    const person = await addUser(stack)
    const elsewhere = await signedIn(stack, person)
    await signInAs(page, { stack, who: person, at: '/admin/settings' })
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
    await signInAs(page, { stack, who: await addUser(stack), at: '/admin/settings' })
    await page.getByLabel('Name').fill('Half typed')
    await page.getByRole('link', { name: 'Partners' }).click()
    const question = page.getByRole('dialog', { name: texts.admin.unsaved })
    await question.getByRole('button', { name: texts.admin.keepEditing }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Half typed')
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
    await signInAs(page, { stack, who: person, at: '/admin/settings' })
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
    await elsewhere.getByRole('link', { name: 'Partners' }).first().click()
    await expect(ended(elsewhere)).toBeVisible()
    await page.reload()
    await expect(places).toHaveCount(1)
    await elsewhere.context().close()
  })

  test('signing out everywhere else asks first and keeps this device', async ({ page, stack }) => {
    const person = await addUser(stack)
    const elsewhere = await signedIn(stack, person)
    await signInAs(page, { stack, who: person, at: '/admin/settings' })
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

test.describe('Users', () => {
  test('an invited colleague registers by the link, is given a role, and is refused once disabled', async ({
    page,
    stack,
    browser,
  }) => {
    await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('not an address')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(dialog.getByText(texts.api.invalidEmail)).toBeVisible()
    await dialog.getByLabel('Email').fill('newcomer@voltaris.example')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(dialog.getByText(texts.users.linkHint('newcomer@voltaris.example'))).toBeVisible()
    const link = await dialog.getByLabel('Invitation link').last().inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(row(page, 'newcomer@voltaris.example')).toContainText('Editor')

    const newcomer = await otherBrowser(browser, stack)
    await newcomer.goto(link)
    await newcomer.getByLabel('Name').fill('Nora Newcomer')
    await newcomer.getByLabel('Email').fill('newcomer@voltaris.example')
    await newcomer.getByLabel('Password', { exact: true }).fill(strong)
    await newcomer.getByLabel('Confirm password').fill('something else')
    await newcomer.getByRole('button', { name: 'Create account' }).click()
    await expect(newcomer.getByText('New passwords do not match')).toBeVisible()
    await newcomer.getByLabel('Confirm password').fill(strong)
    await newcomer.getByRole('button', { name: 'Create account' }).click()
    await newcomer.waitForURL('**/admin')
    await expect(newcomer.getByRole('heading', { level: 1 })).toContainText('Nora Newcomer')

    await page.reload()
    await expect(page.getByText(texts.users.noInvitations)).toBeVisible()
    await page.getByLabel('Role of Nora Newcomer').selectOption('Admin')
    await expect(page.getByText('Nora Newcomer is now Admin')).toBeVisible()
    await page.getByRole('button', { name: 'Disable Nora Newcomer' }).click()
    await expect(row(page, 'Nora Newcomer')).toContainText('Disabled')

    await newcomer.goto('/admin')
    await newcomer.waitForURL('**/login')
    await newcomer.getByLabel('Email').fill('newcomer@voltaris.example')
    await newcomer.getByLabel('Password', { exact: true }).fill(strong)
    await newcomer.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(newcomer.getByRole('alert')).toHaveText(texts.auth.loginFailedCheck)

    await page.getByRole('button', { name: 'Enable Nora Newcomer' }).click()
    await expect(row(page, 'Nora Newcomer')).toContainText('Active')
    await page.getByRole('button', { name: 'Remove Nora Newcomer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(row(page, 'Nora Newcomer')).toBeHidden()
    await newcomer.context().close()
  })

  test('a withdrawn invitation no longer works', async ({ page, stack, browser }) => {
    const owner = await signedIn(stack, stack.signIn)
    const { link } = await owner.users.invite({ email: 'withdrawn@voltaris.example', role: 'editor' })
    await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
    await page.getByRole('button', { name: 'Withdraw the invitation of withdrawn@voltaris.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(row(page, 'withdrawn@voltaris.example')).toBeHidden()
    const invited = await otherBrowser(browser, stack)
    await invited.goto(link)
    await invited.getByLabel('Name').fill('Too Late')
    await invited.getByLabel('Email').fill('withdrawn@voltaris.example')
    await invited.getByLabel('Password', { exact: true }).fill(strong)
    await invited.getByLabel('Confirm password').fill(strong)
    await invited.getByRole('button', { name: 'Create account' }).click()
    await expect(invited.getByRole('alert')).toContainText('Registration failed')
    await expect(invited.getByRole('alert')).toContainText(texts.auth.invitationInvalid)
    await invited.context().close()
  })

  test('the last owner cannot step down', async ({ page, stack }) => {
    await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
    const role = page.getByLabel('Role of Demo Owner')
    await role.selectOption('Editor')
    await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('There must be at least one owner who can sign in.')).toBeVisible()
    await expect(role).toHaveValue('owner')
  })

  test('an owner who steps down leaves the screen', async ({ page, stack }) => {
    const person = await addUser(stack, 'owner')
    await signInAs(page, { stack, who: person, at: '/admin/users' })
    await page.getByLabel(`Role of ${person.name}`).selectOption('Admin')
    await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
    await page.waitForURL('**/admin')
    await expect(page.getByRole('link', { name: 'Users' })).toBeHidden()
  })

  for (const role of ['admin', 'editor'] as const) {
    test(`an ${role} does not see the users and is sent to the dashboard`, async ({ page, stack }) => {
      const person = await addUser(stack, role)
      await signInAs(page, { stack, who: person })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
      await expect(page.getByRole('link', { name: 'Users' })).toBeHidden()
      await page.goto('/admin/users')
      await page.waitForURL('**/admin')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
    })
  }

  test('the security log tells what happened, to whom and by whom', async ({ page, stack }) => {
    const person = await addUser(stack, 'editor')
    const owner = await signedIn(stack, stack.signIn)
    const user = (await owner.users.list()).find(({ email }) => email === person.email)
    await owner.users.update(user?._id ?? '', { role: 'admin' })
    await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
    await page.getByRole('tab', { name: 'Security log' }).click()
    const event = row(page, person.name).filter({ hasText: 'Role changed' })
    await expect(event).toContainText('Demo Owner')
    await expect(event).toContainText(/10\.\d+\.\d+\.\d+/)
    await expect(row(page, person.name).filter({ hasText: 'Account created' })).toBeVisible()
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
    await expect(page.getByText(texts.partners.updated)).toBeVisible()
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
    await signInAs(page, { stack, who: person, at: '/admin/settings' })
    await page.getByLabel('Name').fill('Half typed')
    const tab = await page.context().newPage()
    await tab.goto('/admin')
    await tab.getByRole('button', { name: /Account of/ }).click()
    await tab.getByRole('menuitem', { name: 'Sign out' }).click()
    await tab.waitForURL('**/login')
    await expect(ended(page)).toBeVisible()
    await signInAs(tab, { stack, who: person })
    await expect(ended(page)).toBeHidden()
    await expect(page.getByLabel('Name')).toHaveValue('Half typed')
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
