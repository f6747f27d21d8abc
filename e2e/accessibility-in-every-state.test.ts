import type { Page, Route } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { join, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Accessibility of loading, error and overlay states. */
test.beforeEach(async ({ page }) => useDeviceLook(page))

const whatFailed = /error occurred|could not be loaded/i

/** Applies the given handler to API calls; pages and their files load normally. */
async function answerWith(page: Page, end: (route: Route) => Promise<void> | void) {
  await page.route('**/*', async (route) => {
    // Preloads have no resource type of their own.
    if (/^(fetch|other)$/.test(route.request().resourceType())) await end(route)
    else await route.fallback()
  })
}

const fail = async (route: Route) =>
  route.fulfill({ status: 500, json: { status: 500, code: 'internal_error', message: 'No' } })

test('loading states are accessible', async ({ page }) => {
  await answerWith(page, () => undefined)
  for (const path of ['/film/1', '/profile/robin', '/u/robin/lists']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
    await expectAccessible(page, `${path} loading`)
  }
})

test('a home without friends is accessible', async ({ page }, info) => {
  await join(page, nameOnThisDevice('alone', info))
  await expect(page.getByText('No Posts')).toBeVisible()
  await expectAccessible(page, 'a home without friends')
})

test('error states are accessible', async ({ page, watch }) => {
  watch.plan(/500/)
  await answerWith(page, fail)
  for (const path of ['/review/1', '/explore/book', '/profile/robin']) {
    await page.goto(path)
    await expect(page.getByText(whatFailed).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page, `${path} failed`)
  }
})

test('search results, empty results and errors are accessible', async ({ page, watch }) => {
  watch.plan(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/search?category=film')
  const box = page.getByRole('searchbox')
  await box.fill('the a')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'results')
  await box.fill('qqqzzz')
  await expect(page.getByRole('main').getByText('no results found')).toBeVisible()
  await expectAccessible(page, 'no results')
  await page.context().setOffline(true)
  await box.fill('casablanca')
  await expect(page.getByText('No connection').first()).toBeVisible()
  await expectAccessible(page, 'a search without network')
  await page.context().setOffline(false)
})

test('windows and messages are accessible', async ({ page, request, watch }, info) => {
  watch.plan(/500/)
  const noor = nameOnThisDevice('noor', info)
  const pim = nameOnThisDevice('pim', info)
  await register(request, pim)
  await register(page.request, noor)

  await page.goto(`/profile/${noor}`)
  await page.getByRole('button', { name: 'Edit favorites' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('searchbox').fill('blue')
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'favorites with results')

  await page.goto(`/profile/${pim}`)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Report User' }).click()
  const report = page.getByRole('dialog', { name: /Report/ })
  await report.getByLabel('Reason').selectOption({ index: 1 })
  await page.route('**/report*', fail)
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(report.getByText('An unexpected error occurred')).toBeVisible()
  await expectAccessible(page, 'a report that failed, with its message')
  await page.unrouteAll()

  await page.goto('/rate?medium=film&workId=977')
  const popup = page.getByRole('dialog', { name: 'New Post' })
  await popup.getByRole('radio', { name: '8 of 10' }).check()
  await expectAccessible(page, 'ten stars')
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('status').getByText('Review submitted successfully')).toBeVisible()
  await expectAccessible(page, 'a message of success')
})
