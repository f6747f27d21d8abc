import type { Page } from '@playwright/test'
import { join, nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const feed = (page: Page) => page.getByRole('main').getByRole('article')

/** Posts reviews of films on the shelf. */
async function review(page: Page, username: string, from: number, to: number): Promise<void> {
  const { request } = page
  const entry = await request.post('/login', { data: { username, password } })
  const headers = { authorization: `Bearer ${await entry.text()}` }
  const films = await request.get('/v1/works/film?limit=100&sortBy=audienceSize')
  const { items }: { items: { id: number }[] } = await films.json()
  // By id, because ratings made here change the order of the response.
  const ids = items.map(({ id }) => id).toSorted((one, other) => one - other)
  for (const id of ids.slice(from, to)) {
    const data = { work: { id, medium: 'film' }, rating: 7, review: `Film number ${id}.` }
    expect((await request.post('/v1/reviews', { data, headers })).status()).toBe(201)
  }
}

/** Returns once the search is drawn: before that, the feed has not been left. */
async function leaveForSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
}

test('the feed returns to the same review unless there is a newer one', async ({ page }, info) => {
  const hana = nameOnThisDevice('hana', info)
  await register(page.request, hana)
  await review(page, hana, 0, 14)
  await page.goto('/')
  await expect(async () => {
    await feed(page).last().scrollIntoViewIfNeeded()
    await expect(feed(page)).toHaveCount(14, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'More Posts' })).toHaveCount(0)

  const far = feed(page).nth(11)
  await far.scrollIntoViewIfNeeded()
  await leaveForSearch(page)
  await page.getByRole('link', { name: 'Medley, home' }).click()
  await expect(feed(page)).toHaveCount(14)
  await expect(far).toBeInViewport()

  await leaveForSearch(page)
  await review(page, hana, 14, 15)
  await page.getByRole('link', { name: 'Medley, home' }).click()
  await expect(feed(page).first()).toBeInViewport()
  await expect(feed(page)).toHaveCount(10)
})

test('Back finds the place in a diary of several pages', async ({ page }, info) => {
  const keiko = nameOnThisDevice('keiko', info)
  const headers = await register(page.request, keiko)
  for (let id = 1; id <= 60; id += 1) {
    const day = `2024-${String(1 + (id % 12)).padStart(2, '0')}-01`
    const data = { work: { id, medium: 'film' }, day }
    expect((await page.request.post('/v1/viewings', { data, headers })).status()).toBe(201)
  }
  await page.goto(`/u/${keiko}/diary`)
  const entries = page.getByRole('main').locator('a[href^="/film/"]')
  await expect(entries.first()).toBeVisible()
  const count = await entries.count()
  await expect(async () => {
    await entries.last().scrollIntoViewIfNeeded()
    expect(await entries.count()).toBeGreaterThan(count)
  }).toPass()
  const entry = entries.nth(count - 1)
  await entry.scrollIntoViewIfNeeded()
  const before = await entry.boundingBox()
  await entry.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(entry).toBeInViewport()
  await expect(async () => {
    expect(Math.abs(((await entry.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  }).toPass()
})

test('suggestions appear beside the feed, except on small screens', async ({
  page,
  people,
}, info) => {
  test.skip(info.project.name === 'phone', 'It sets every width itself')
  const { request } = await people.open()
  // The empty feed recommends one of them, and suggestions name the other.
  for (const name of ['iris', 'joan']) await register(request, nameOnThisDevice(name, info))
  await join(page, nameOnThisDevice('hugo', info))
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  for (const width of [1280, 1024, 960]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(suggestions.getByRole('link')).not.toHaveCount(0)
  }
  await page.setViewportSize({ width: 959, height: 800 })
  await expect(suggestions).toBeHidden()
})
