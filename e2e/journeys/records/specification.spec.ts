import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible, expectContrast } from '../../accessible.ts'
import { openAdmin, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { replaceAllCategories, replaceAllProducts, sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { categories, characteristics, products, specification, variants } = adminTexts

/** Finds a record by what it is called, with the keyboard alone, and chooses it. */
async function choose(page: Page, label: string, name: string) {
  const box = page.getByRole('dialog').getByRole('combobox', { name: label })
  await box.fill(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
}

const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).press('Enter')

test('a characteristic is made, asked for in a category, and typed for a product and its variant', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await replaceAllProducts(stack, [{ title: 'Ring main unit', shortDescription: 'Sealed for life.' }])
  const [category] = await replaceAllCategories(stack, [{ title: 'Switchgear' }])
  const [product] = (await api.products.list()).data
  const [id = '', categoryId = ''] = [product?._id, category?._id]
  await api.products.update(id, { category: categoryId })
  await api.characteristics.create({ name: 'Bay power', kind: 'number', unit: 'kVA' })

  await openAdmin(page, stack, '/admin/characteristics')
  await page.getByRole('button', { name: characteristics.add }).first().press('Enter')
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Name').fill('Bay voltage')
  await editor.getByLabel('Group').fill('Ratings')
  await editor.getByRole('combobox', { name: characteristics.unit }).fill('kV')
  await page.getByRole('option', { name: 'kV', exact: true }).click()
  await save(page)
  await expect(toast(page, characteristics.created)).toBeVisible()

  await page.goto(`/admin/categories/${categoryId}`)
  await choose(page, categories.addCharacteristic, 'Bay power')
  await choose(page, categories.addCharacteristic, 'Bay voltage')
  const listed = editor.getByRole('list', { name: categories.characteristics.title }).getByRole('listitem')
  await expect(listed).toContainText(['Bay power', 'Bay voltage'])
  const up = editor.getByRole('button', { name: 'Move Bay voltage up' })
  await up.press('Enter')
  await expect(listed).toContainText(['Bay voltage', 'Bay power'])
  await expect(up).toBeFocused()
  await editor.getByLabel(`${categories.marks.isFilter}: Bay voltage`).press('Space')
  await expectAccessible(page, '[role=dialog]')
  await save(page)
  await expect(toast(page, categories.updated)).toBeVisible()

  await page.goto(`/admin/products/${id}`)
  await expect(editor.getByText(specification.missing(['Bay voltage', 'Bay power'], 0))).toBeVisible()
  const voltage = editor.getByRole('textbox', { name: 'Bay voltage', exact: false })
  await voltage.fill('lots')
  await voltage.press('Tab')
  await expect(voltage).toHaveAttribute('aria-invalid', 'true')
  await save(page)
  await expect(editor.getByRole('alert')).toContainText('Bay voltage: “lots”')
  await expect(voltage).toBeFocused()
  await voltage.fill('0,4kV')
  await voltage.press('Tab')
  await expect(voltage).toHaveValue('0.4\u00a0kV')
  await expect(editor.getByText(specification.understood('0,4kV', '0.4\u00a0kV'))).toBeVisible()

  await editor.getByRole('button', { name: variants.add }).press('Enter')
  await expect(editor.getByLabel(variants.of(variants.orderCode, 1))).toBeFocused()
  await page.keyboard.type('RMU-24')
  await choose(page, variants.columns, 'Bay power')
  await editor.getByRole('textbox', { name: variants.of('Bay power', 1) }).fill('1 MVA')
  await expectAccessible(page, '[role=dialog]')
  await save(page)
  await expect(toast(page, products.updated)).toBeVisible()

  const saved = await api.products.get(id, { includeCharacteristics: true })
  const [rated, power] = saved.characteristics ?? []
  expect(rated).toMatchObject({ name: 'Bay voltage', isFilter: true, isCompared: true })
  expect(saved.values[rated?._id ?? '']).toMatchObject({ value: '400', unit: 'kV' })
  expect(saved.variants).toMatchObject([
    { orderCode: 'RMU-24', values: { [power?._id ?? '']: { value: '1000000', unit: 'MVA' } } },
  ])
})

test('values are copied from a sibling and pasted from a spreadsheet, and taken back', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const [power] = (await api.characteristics.list({ search: 'Bay power' })).data
  const [category] = (await api.categories.list()).data
  await replaceAllProducts(stack, [
    { title: 'Small', shortDescription: 'One.', category: category?._id },
    {
      title: 'Large',
      shortDescription: 'Two.',
      category: category?._id,
      values: { [power?._id ?? '']: { kind: 'number', value: '800000', unit: 'kVA' } },
    },
  ])
  const [small] = (await api.products.list({ search: 'Small' })).data
  await openAdmin(page, stack, `/admin/products/${small?._id}`)
  const editor = page.getByRole('dialog')
  const voltage = editor.getByRole('textbox', { name: 'Bay voltage' })
  const rated = editor.getByRole('textbox', { name: 'Bay power' })
  await editor.getByRole('button', { name: specification.copy.open }).press('Enter')
  await choose(page, specification.copy.label, 'Large')
  await editor.getByRole('button', { name: specification.copy.act, exact: true }).press('Enter')
  await expect(rated).toHaveValue('800\u00a0kVA')
  await expect(editor.getByText(specification.copy.note('Large'), { exact: true })).toBeVisible()

  await editor.getByRole('button', { name: specification.paste.open }).press('Enter')
  await editor
    .getByLabel(specification.paste.label)
    .fill('Bay voltage (V)\t12000\nBay power\t630\nColour\tgrey')
  const preview = editor.getByRole('region', { name: specification.paste.preview })
  await expect(preview).toContainText(specification.paste.instead('800\u00a0kVA'))
  await expect(preview).toContainText(specification.paste.unknown('Colour'))
  await expectAccessible(page, '[role=dialog]')
  await editor.getByRole('button', { name: specification.paste.act(2) }).press('Enter')
  await expect(rated).toHaveValue('630\u00a0kVA')
  await expect(editor.getByRole('button', { name: specification.paste.open })).toBeFocused()
  await editor.getByRole('button', { name: specification.undo, exact: true }).press('Enter')
  await expect(rated).toHaveValue('800\u00a0kVA')
  await expect(voltage).toHaveValue('')

  await editor.getByRole('button', { name: variants.paste.open }).press('Enter')
  await editor
    .getByLabel(variants.paste.label)
    .fill('Order code\tBay voltage (kV)\tPrice\nS-12\t12\t900\nS-24\t24\t')
  await editor.getByRole('button', { name: variants.paste.act(2) }).press('Enter')
  await expect(editor.getByLabel(variants.of('Bay voltage', 2))).toHaveValue('24\u00a0kV')
  await save(page)
  await expect(toast(page, products.updated)).toBeVisible()
  const saved = await api.products.get(small?._id ?? '')
  expect(saved.variants.map(({ orderCode, price }) => [orderCode, price])).toEqual([
    ['S-12', 900],
    ['S-24', null],
  ])
})

test('a taken order code is said at its field; a discontinued product names its successor', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const shortDescription = 'In short.'
  const successor = await api.products.create({
    title: 'Mark two',
    shortDescription,
    variants: [{ orderCode: 'MARK-12' }],
  })
  const { _id } = await api.products.create({ title: 'Mark one', shortDescription })
  await openAdmin(page, stack, `/admin/products/${_id}`)
  const editor = page.getByRole('dialog')
  await editor.getByRole('button', { name: variants.add }).press('Enter')
  const code = editor.getByLabel(variants.of(variants.orderCode, 1))
  await code.fill('mark -12')
  await save(page)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill('MARK-11')
  await expect(code).not.toHaveAttribute('aria-invalid', 'true')

  await editor.getByRole('combobox', { name: products.lifecycle }).click()
  await page.getByRole('option', { name: products.lifecycles.discontinued }).click()
  await choose(page, products.successor, 'Mark two')
  await save(page)
  await expect(toast(page, products.updated)).toBeVisible()
  expect(await api.products.get(_id)).toMatchObject({ lifecycle: 'discontinued', successor: successor._id })
})

test('the editor fits a phone and a desktop, in light and dark', async ({ page, stack }) => {
  const api = await signedIn(stack, stack.signIn)
  const mass = await api.characteristics.create({ name: 'Shipping mass', kind: 'number', unit: 'kg' })
  const category = await api.categories.create({
    title: 'Heavy things',
    characteristics: [{ characteristic: mass._id }],
  })
  const values = { [mass._id]: { kind: 'number', value: '1450000', unit: 'kg' } } as const
  const { _id } = await api.products.create({
    title: 'Press',
    shortDescription: 'Heavy.',
    category: category._id,
    variants: [{ orderCode: 'PRESS-1', values }],
  })
  await openAdmin(page, stack, `/admin/products/${_id}`)
  const editor = page.getByRole('dialog')
  for (const fold of [products.files.title, products.related.title, products.questions.title])
    await editor.locator('summary').filter({ hasText: fold }).click()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(editor.getByLabel(variants.of('Shipping mass', 1))).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  await page.reload()
  await expect(editor).toBeVisible()
  await expectContrast(page, '[role=dialog]')
})
