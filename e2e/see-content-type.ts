import { chromium } from '@playwright/test'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { signedIn, signInAs } from './people.ts'
import config from './playwright.config.ts'

/**
 * The end of `npm run try-content-type`, in the copy where docs/add-a-content-type.md was followed: a record made by the
 * API must be on the published page, and on its screen in the back office.
 */
const record = { name: 'ISO 9001', issuer: 'An auditor', description: 'Audited every year.' }
/** The content type is not in this tree, so its calls have no type here. */
type Certifications = { certifications: { create(input: typeof record): Promise<unknown> } }

const stack = await startStack({ copies: 1, nginx: true })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const api: unknown = await signedIn(stack, stack.signIn)
  await (api as Certifications).certifications.create(record)
  await waitUntil('the record on the published page', async () => {
    const page = await (await fetch(stack.url)).text()
    return Object.values(record).every((text) => page.includes(text))
  })

  const context = await browser.newContext({ baseURL: stack.url })
  const page = await context.newPage()
  await signInAs(page, { stack, who: stack.signIn })
  await page.getByRole('link', { name: 'Certifications', exact: true }).first().click()
  await page.getByRole('button', { name: `Edit ${record.name}` }).click()
  const issuer = await page.getByRole('dialog').getByLabel('Issued by').inputValue()
  if (issuer !== record.issuer) throw new Error(`The editor shows "${issuer}" as the issuer`)
  console.log('It is on the published page and on its screen.')
} finally {
  await browser.close()
  await stack.stop()
}
