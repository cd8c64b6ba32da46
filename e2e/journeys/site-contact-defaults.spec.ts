import { expect, test } from '../stack.ts'

// A product in which nobody has entered anything yet.
test.use({ settings: { DEMO: 'false' } })

test('without company data the contact page has the default coordinates and the three default questions', async ({
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
