import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { observe, readSight } from './fixtures/page-observer.ts'

/** The most that a page may move by itself. */
const mostShift = 0.02

/** Keeps the answers of an address back until the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('nothing on Explore moves when choices and further works arrive', async ({ page }, info) => {
  await observe(page)
  const sendChoices = await holdBack(page, /\/v1\/works\/film\/facets/)
  const sendSecondPage = await holdBack(page, /\/v1\/works\/film\?.*offset=100/)
  await page.goto('/explore/film')
  const works = page.getByRole('main').getByRole('listitem')
  await expect(works).toHaveCount(100)
  sendChoices()
  if (info.project.name === 'desktop') {
    await expect(page.getByLabel('Genre').getByRole('option', { name: 'Comedy' })).toHaveCount(1)
  }

  const asked = page.waitForRequest(/offset=100/)
  await works.last().scrollIntoViewIfNeeded()
  await asked
  await page.evaluate(() => window.scrollBy({ top: 2 * window.innerHeight, behavior: 'instant' }))
  await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '0')
  sendSecondPage()
  await expect(works).toHaveCount(200)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect((await readSight(page)).layoutShift).toBeLessThanOrEqual(mostShift)
})
