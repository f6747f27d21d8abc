import { expectAccessible } from './fixtures/axe.ts'
import { logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('Nia sees her other sessions and ends them from Settings', async ({
  page,
  browser,
  product,
  watch,
}, info) => {
  watch.plan(/401/)
  const nia = nameOnThisDevice('nia', info)
  await register(page.request, nia)
  const elsewhere = await browser.newContext({ baseURL: product.url, userAgent: 'curl/8.5.0' })
  const there = await elsewhere.newPage()
  await logIn(there.request, nia)

  await page.goto('/settings/security')
  const section = page
    .getByRole('heading', { name: 'Where you’re logged in', exact: true })
    .locator('..')
  const rows = section.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'this device' })).toContainText('Chrome on')
  await expectAccessible(page, 'the list of sessions')
  await section.getByRole('button', { name: 'Log out: curl' }).click()
  await expect(rows).toHaveCount(1)
  await there.goto('/settings/security')
  await expect(there).toHaveURL(/\/login$/)

  await logIn(there.request, nia)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await section.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(page.getByText('Logged out everywhere else')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { name: `Menu of ${nia}` })).toBeVisible()
  await there.goto('/settings/security')
  await expect(there).toHaveURL(/\/login$/)
  await elsewhere.close()
})
