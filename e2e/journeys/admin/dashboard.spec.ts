import { limits, texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addUser, signedIn, signInAs } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const dashboardTexts = adminTexts.dashboard

test('Admin dashboard: greeting by time of day with the user’s name; quick-access cards @spec-3 @spec-7 @spec-56', async ({
  page,
  stack,
}) => {
  const person = await addUser(stack)
  for (const [time, part] of [
    ['T11:59:00', 'morning'],
    ['T12:00:00', 'afternoon'],
    ['T17:59:00', 'afternoon'],
    ['T18:00:00', 'evening'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`2026-11-20${time}`))
    await signInAs(page, { stack, who: person })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(texts.admin.greeting(part, person.name))
  }
  const cards = page.getByRole('region', { name: dashboardTexts.quickAccess }).getByRole('link')
  const places = [
    ['Products', '/admin/products'],
    ['Categories', '/admin/categories'],
    ['Company profile', '/admin/settings?tab=general'],
    ['Clients', '/admin/clients'],
    ['Team', '/admin/team'],
    ['Messages', '/admin/messages'],
    ['Partners', '/admin/partners'],
    ['Services', '/admin/services'],
    ['Characteristics', '/admin/characteristics'],
    ['References', '/admin/references'],
    ['News', '/admin/news'],
    ['Pages', '/admin/pages'],
    ['Downloads', '/admin/downloads'],
    ['Settings', '/admin/settings'],
  ]
  await expect(cards).toContainText(places.map(([label]) => label as string))
  for (const [index, [, to]] of places.entries())
    await expect(cards.nth(index)).toHaveAttribute('href', to as string)
  await expect(cards.nth(4)).toContainText('User management')
})

test('messages per day, the unread ones and content that needs attention are seen at a glance', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const unread = await api.messages.unreadCount()
  await api.products.create({ title: 'Bare fuse', shortDescription: 'It has no picture.' })
  const before = (await api.dashboard()).messagesPerDay.at(-1)?.count ?? 0
  await api.messages.send({ name: 'Max', email: 'max@busbar.example', subject: 'Motors', message: 'Two.' })

  await signInAs(page, { stack, who: stack.signIn })
  const glance = page.getByRole('region', { name: dashboardTexts.messages, exact: true })
  await expect(glance.getByRole('img', { name: /^Messages per day/ })).toBeVisible()
  await glance.getByText(dashboardTexts.asTable).click()
  const rows = glance.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(limits.dashboard.days + 1)
  await expect(rows.nth(1).getByRole('cell').nth(1)).toHaveText(`${before + 1}`)
  await expectAccessible(page)

  const attention = page.getByRole('region', { name: dashboardTexts.attention.heading })
  await expect(attention.getByText('One product has no image')).toBeVisible()
  await attention.getByRole('link', { name: 'One product has no image' }).click()
  await expect(page.getByRole('button', { name: 'Missing image', pressed: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goBack()
  await attention.getByRole('link', { name: 'Bare fuse' }).first().click()
  await expect(page.getByRole('table').getByText('Bare fuse')).toBeVisible()
  await page.goBack()
  const link = glance.getByRole('link', { name: dashboardTexts.unreadMessages(unread + 1, `${unread + 1}`) })
  await link.click()
  await page.waitForURL('**/admin/messages?status=unread')
  await expect(page.getByText('max@busbar.example').first()).toBeVisible()

  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/admin')
  await expect(attention).toBeVisible()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
})

test('an editor is not sent to settings that he may not change', async ({ page, stack }) => {
  await (await signedIn(stack, stack.signIn)).company.update({ phone: '' })
  await signInAs(page, { stack, who: await addUser(stack, 'editor') })
  await expect(page.getByRole('region', { name: dashboardTexts.attention.heading })).toBeVisible()
  await expect(page.getByText(dashboardTexts.attention.kinds['company-incomplete'].title())).toBeHidden()
  await expect(page.getByText('Company profile')).toBeHidden()
})
