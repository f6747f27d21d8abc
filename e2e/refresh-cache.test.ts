import { expectAccessible } from './fixtures/axe.ts'
import { adminName, logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('an admin refreshes a work; others do not see the action', async ({ page, people }, info) => {
  const ole = await people.open()
  await register(ole.request, nameOnThisDevice('olga', info))
  await ole.goto('/film/1')
  await expect(ole.getByRole('button', { name: 'Write a review' })).toBeVisible()
  await expect(ole.getByText('Admin Tools')).toHaveCount(0)

  await logIn(page.request, adminName)
  await page.goto('/film/1')
  const tools = page.getByRole('region', { name: 'Admin Tools' })
  await tools.getByRole('button', { name: 'Refresh Cache' }).click()
  await expect(page.getByText('Cache successfully refreshed')).toBeVisible()
  await expectAccessible(page, 'work page of an admin')
})

test('a failed refresh shows an error', async ({ page, watch }) => {
  watch.plan(/502/)
  await logIn(page.request, adminName)
  await page.route('**/cache-invalidation', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/json',
      body: JSON.stringify({ status: 502, code: 'provider_error', message: 'x' }),
    }),
  )
  await page.goto('/film/1')
  await page.getByRole('button', { name: 'Refresh Cache' }).click()
  await expect(page.getByText('An error occurred')).toBeVisible()
})

test('the dashboard lists the data sources, also offline', async ({ page }) => {
  await logIn(page.request, adminName)
  await page.goto('/dashboard')
  const sources = page.getByRole('region', { name: 'Data sources' })
  await expect(sources).toContainText('No online source is in use')
})
