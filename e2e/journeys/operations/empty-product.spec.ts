import { defaults, texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { firstOwnersLink, registerAs, signInAs } from '../../people.ts'
import { expect, test } from '../../stack.ts'

// A product in which nobody has entered anything yet.
test.use({ settings: { DEMO: 'false' } })

const { setup } = adminTexts
const ada = { name: 'Ada Volt', email: 'ada@busbar.example', password: 'tungsten-orchard-42' }

test('S1: a new product is open: visitors meet the default texts and empty states, and unknown addresses lead home', async ({
  page,
  stack,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(defaults.company.heroTitle)
  const { hero, services, products, categories, clients } = texts
  await expect(page.getByText(hero.empty)).toBeVisible()
  for (const { siteEmpty } of [services, products, categories, clients])
    await expect(page.getByText(siteEmpty)).toBeAttached()
  const answer = await fetch(`${stack.url}/nowhere`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect((await fetch(`${stack.url}/api/services`)).status).toBe(200)
})

test('S11: the link that the first start prints makes the first owner, and works once; their bar covers no notice', async ({
  page,
  stack,
}) => {
  const link = await firstOwnersLink(stack)
  await page.goto(link)
  await registerAs(page, ada)
  await page.waitForURL('**/admin/setup')
  await page.getByRole('button', { name: new RegExp(`^${adminTexts.setup.public}`) }).click()
  await expect(page.getByLabel(adminTexts.company.name)).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Volt')
  // Nobody has said whose it is: it bears a name that asks to be replaced, and the field for the company's is empty.
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(defaults.company.name)
  await page
    .getByRole('link', { name: adminTexts.dashboard.attention.kinds['company-incomplete'].title() })
    .click()
  await expect(page.getByLabel(adminTexts.company.name)).toHaveValue('')
  const again = await page.request.post(`${stack.url}/api/auth/register`, {
    data: {
      name: 'Eve',
      email: 'eve@busbar.example',
      password: 'tungsten-orchard-43',
      invitation: new URL(link).searchParams.get('invitation'),
    },
  })
  expect(again.status()).toBe(403)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Edit this page' }).locator('> div').first()
  await expect(bar).toBeVisible()
  const notice = page.getByText(texts.hero.empty)
  const isCovered = async () => {
    const [over, under] = [await bar.boundingBox(), await notice.boundingBox()]
    return !over || !under || under.y + under.height > over.y
  }
  // S11: what an owner meets first is not under the bar of their own.
  await expect.poll(isCovered).toBe(false)
  await expect(notice).toBeInViewport({ ratio: 1 })
})

test('A7: a step that leads away has a way back, and knows what was saved as a draft', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: ada, at: '/admin/setup' })
  const { title, action } = setup.steps.service
  await page.getByRole('button', { name: setup.opensOf(setup.opens.open, title) }).click()
  await page.getByRole('link', { name: action }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel(adminTexts.fields.title).fill('Inspection of switchboards')
  await editor.getByRole('button', { name: adminTexts.drafts.save }).click()
  await expect(editor).toBeHidden()
  await page.getByRole('link', { name: setup.back }).click()
  await expect(page.getByRole('heading', { name: setup.heading })).toBeVisible()
  await expect(page.getByRole('link', { name: setup.back })).toBeHidden()
  // A6: the draft is known, and one press away.
  await page.getByRole('link', { name: setup.opensOf(setup.isDraft, title) }).click()
  await expect(editor.getByLabel(adminTexts.fields.title)).toHaveValue('Inspection of switchboards')
})

test('A5: a website that is online says what visitors miss, in the setup and on the dashboard', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: ada, at: '/admin/setup' })
  for (const path of ['/admin/setup', '/admin']) {
    await page.goto(path)
    const missed = page.getByRole('region', { name: adminTexts.gaps.heading })
    await expect(missed.getByRole('listitem').first()).toContainText(
      adminTexts.gaps.sentences['enquiries-address'](''),
    )
    await expect(missed.getByRole('link', { name: adminTexts.gaps.actions.services })).toBeVisible()
  }
  await page.getByRole('link', { name: adminTexts.gaps.actions['enquiries-address'] }).click()
  await expect(page.getByLabel(adminTexts.fields.email)).toBeFocused()
})

test('without company data the contact page has the default coordinates and the three default questions @spec-37 @spec-233 @spec-234', async ({
  page,
}) => {
  await page.goto('/contact')
  const contact = page.locator('#contact')
  await expect(contact.getByText('48.8566° N, 2.3522° E')).toBeVisible()
  await expect(contact.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    /mlat=48\.8566&mlon=2\.3522/,
  )
  await expect(contact.locator('details')).toHaveCount(3)
  await expect(contact.getByRole('form')).toBeVisible()
})
