import { chromium } from '@playwright/test'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { signInAs } from './people.ts'
import config from './playwright.config.ts'

/** The end of `npm run try-block`, in the copy where docs/add-a-block.md was followed: the block is written and read. */
const stack = await startStack({ copies: 1, nginx: true })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const context = await browser.newContext({ baseURL: stack.url })
  const page = await context.newPage()
  await signInAs(page, { stack, who: stack.signIn })
  await page.getByRole('link', { name: 'News', exact: true }).first().click()
  await page.getByRole('button', { name: 'Add News Item' }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title').first().fill('In steps')
  await editor.getByRole('button', { name: 'Add block', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Steps/ }).click()
  await editor.getByRole('button', { name: 'Add step' }).click()
  await editor.getByLabel('Step 1').fill('Switch it off')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await waitUntil('the block on the published page', async () => {
    const html = await (await fetch(`${stack.url}/news/in-steps`)).text()
    return /<li>Switch it off<\/li>/.test(html)
  })
  console.log('It was written in the back office, and is on the published page.')
} finally {
  await browser.close()
  await stack.stop()
}
