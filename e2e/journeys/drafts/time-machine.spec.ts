import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const { history } = texts
const { preview, releases, timeMachine } = adminTexts

test('the website is seen as it was, and a record is brought back as a release', async ({ page, stack }) => {
  const mark = crypto.randomUUID().slice(0, 6)
  const [before, after] = [`Ohmera-${mark}`, `Ampera-${mark}`]
  const client = await signedIn(stack, stack.signIn)
  const service = await client.services.create({ title: before })
  await client.services.update(service._id, { title: after })
  const home = async () => (await fetch(stack.url)).text()
  await expect.poll(home, { timeout: 30_000 }).toContain(after)

  await openAdmin(page, stack, '/admin/time-machine?collection=services')
  // A13: the day that the list ends with reads like every other date.
  const day = page.getByLabel(timeMachine.upToLabel)
  await day.fill('2031-05-04')
  await day.blur()
  await expect(page.getByText('May 4, 2031')).toBeVisible()
  const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(entry(after)).toContainText(history.changed(['Title']))
  await entry(after).getByRole('button', { name: timeMachine.show }).click()
  await expect(entry(after)).toContainText(before)
  const created = entry(history.actions.create).filter({ hasText: before })
  await created.getByRole('button', { name: history.seeWebsite }).click()
  const dialog = page.getByRole('dialog')
  const past = dialog.frameLocator(`iframe[title^="${preview.past.sides.draft}"]`)
  await expect(past.getByText(before).first()).toBeAttached()
  await expect(past.getByText(after)).toHaveCount(0)

  await dialog.getByRole('button', { name: history.bringRecordBack }).click()
  await expect(page).toHaveURL(/\/admin\/releases\/[\w-]+$/)
  expect(await home()).not.toContain(before)
  await page.getByRole('button', { name: releases.publish.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: releases.publish.agree }).click()
  await expect(toast(page, releases.publish.done)).toBeVisible()
  await expect.poll(home, { timeout: 30_000 }).toContain(before)
  expect(await home()).not.toContain(after)
})
