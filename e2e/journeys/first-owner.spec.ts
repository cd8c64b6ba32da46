import { readFile } from 'node:fs/promises'
import { defaults, texts } from '@busbar/contract'
import { test as base, expect } from '@playwright/test'
import { type Stack, startStack } from '../../dev/stack.ts'
import { adminTexts } from '../../web/app/admin/texts.ts'

const test = base.extend<{ stack: Stack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from here
  stack: async ({}, use) => {
    const stack = await startStack({ copies: 1, nginx: false, demo: false })
    await use(stack)
    await stack.stop()
  },
})

test('the link that the first start prints makes the first owner, and works once', async ({
  page,
  stack,
}) => {
  const log = await readFile(stack.apps[0]?.log ?? '', 'utf8')
  const link = /Become the owner: (\S+)/.exec(log)?.[1] ?? ''
  await page.goto(link)
  await page.getByLabel('Name', { exact: true }).fill('Ada Volt')
  await page.getByLabel('Email').fill('ada@busbar.example')
  await page.getByLabel('Password', { exact: true }).fill('tungsten-orchard-42')
  await page.getByLabel('Confirm password').fill('tungsten-orchard-42')
  await page.getByRole('button', { name: texts.auth.register }).click()
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Volt')
  // Nobody has said whose it is: it bears the product's name, and the field for the company's is empty.
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
})
