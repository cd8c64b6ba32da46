import { readFile } from 'node:fs/promises'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addBlock, openAdmin, toast } from '../../admin.ts'
import { doubleText, openWith, sidewaysOverflow, splitWords } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { downloads: texts, blocks, news } = adminTexts

const pdf = (words: string) => ({
  name: 'Data sheet_NX 36.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n`),
})

test('a PDF is uploaded, put on a page, saved by a visitor, and replaced by a new version everywhere', async ({
  page,
  stack,
}) => {
  await openAdmin(page, stack, '/admin/library')
  await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Files' }).click()
  await page.getByRole('button', { name: texts.add }).first().click()
  const editor = page.getByRole('dialog')
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>') })
  await expect(editor.getByText(/Please choose a PDF, ZIP, DXF, STEP or XLSX/)).toBeVisible()
  const first = pdf('The first version')
  await editor.locator('input[type=file]').setInputFiles(first)
  await expect(editor.getByText(texts.uploaded('data-sheet-nx-36.pdf'))).toBeVisible()
  await expect(editor.getByText(/Please choose a PDF/)).toBeHidden()
  await expect(editor.getByLabel('Title')).toHaveValue('Data sheet NX 36')
  await editor.getByLabel(texts.version).fill('Rev. C')
  await editor.getByLabel(texts.language).fill('Germ')
  await page.getByRole('option', { name: 'German' }).click()
  await expectAccessible(page, '[role=dialog]')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, texts.created)).toBeVisible()
  await expect(page.getByRole('row', { name: /Data sheet NX 36.*Rev\. C.*German/ })).toBeVisible()

  await openAdmin(page, stack, '/admin/news/new')
  await editor.getByLabel('Title').first().fill('With a data sheet')
  const block = await addBlock(page, editor, 'Downloads')
  await block.getByLabel(new RegExp(`^${blocks.fields.heading}`)).fill('To keep')
  await block.getByLabel('Files').fill('NX 36')
  await page.getByRole('option', { name: 'Data sheet NX 36' }).click()
  await editor.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').first().getByText('Rev. C · German · 1 kB')).toBeAttached()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, news.created)).toBeVisible()

  const path = '/news/with-a-data-sheet'
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, path, 'Rev. C · German · 1 kB')
    await expectAccessible(page)
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  expect(await page.content()).not.toMatch(/data-island/)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Data sheet NX 36 (PDF)' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('data-sheet-nx-36.pdf')
  expect((await readFile(await saved.path())).equals(first.buffer)).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await doubleText(page)
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  expect(await splitWords(page)).toEqual([])
  const old = (await page.getByRole('link', { name: /^Data sheet NX 36/ }).getAttribute('href')) as string
  const answer = await fetch(stack.url + old)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="data-sheet-nx-36.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, stack, '/admin/downloads?search=NX+36')
  await page.getByRole('button', { name: 'Edit Data sheet NX 36' }).click()
  await expect(editor.getByRole('link', { name: 'With a data sheet' })).toBeVisible()
  const second = pdf('The second version')
  await editor.locator('input[type=file]').setInputFiles(second)
  await expect(editor.getByText(texts.uploaded('data-sheet-nx-36.pdf'))).toBeVisible()
  await editor.getByLabel(texts.version).fill('Rev. D')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, texts.updated)).toBeVisible()
  await openWith(page, path, 'Rev. D · German · 1 kB')
  const link = page.getByRole('link', { name: /^Data sheet NX 36/ })
  const now = (await link.getAttribute('href')) as string
  expect(now).not.toBe(old)
  for (const address of [now, old])
    expect(await (await fetch(stack.url + address)).text(), address).toBe(second.buffer.toString())
})
