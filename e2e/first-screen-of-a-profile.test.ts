import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Rates films without words and reviews some with them; returns the titles of the latter, newest first. */
async function rateAndReview(
  request: APIRequestContext,
  username: string,
  { bare, written }: { bare: number; written: number },
): Promise<string[]> {
  const headers = await register(request, username)
  const texts = { bio: 'Slow films, long books and the odd podcast about bread.', place: 'Bergen' }
  const said = await request.put('/v1/profile-texts', {
    headers,
    data: { ...texts, link: '', pronouns: '' },
  })
  expect(said.ok()).toBe(true)
  const answer = await request.get(`/v1/works/film?limit=${bare + written}&sortBy=reviewCount`)
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  const titles: string[] = []
  for (const [index, { id, title }] of items.entries()) {
    const isWritten = index < written
    const data = {
      work: { id, medium: 'film' },
      rating: 1 + (index % 10),
      review: isWritten ? `Seen twice, and it was longer the second time. No ${index}.` : null,
    }
    const posted = await request.post('/v1/reviews', { headers, data })
    expect(posted.status()).toBe(201)
    if (isWritten) titles.unshift(title)
  }
  return titles
}

async function topOf(page: Page, region: string): Promise<number> {
  const first = page.getByRole('region', { name: region }).getByRole('button').first()
  await expect(first).toBeVisible()
  return (await first.boundingBox())?.y ?? Infinity
}

test('Vera’s profile shows covers and a review on the first screen, and the rest behind one press', async ({
  page,
}, info) => {
  await useDeviceLook(page)
  const vera = nameOnThisDevice('vera', info)
  const titles = await rateAndReview(page.request, vera, { bare: 30, written: 3 })
  await page.goto(`/profile/${vera}`)
  const { width = 0 } = page.viewportSize() ?? {}
  // A window of 390 × 844 or of 1280 × 800.
  const screen = width < 600 ? 844 : 800
  const wall = page.getByRole('region', { name: 'Ratings' })
  expect(await topOf(page, 'Ratings')).toBeLessThan(width < 600 ? 560 : 480)
  expect(await topOf(page, 'Reviews')).toBeLessThan(screen)
  await expect(wall.getByRole('button')).toHaveCount(width < 600 ? 10 : 18)
  await expectAccessible(page, 'a profile with a wall of covers')

  const reviews = page.getByRole('region', { name: 'Reviews' })
  for (const [index, title] of titles.entries()) {
    await expect(reviews.getByRole('button').nth(index)).toContainText(title)
  }
  await page.getByRole('button', { name: 'All ratings' }).click()
  await expect(reviews).toBeHidden()
  await page.mouse.wheel(0, 4000)
  await expect(wall.getByRole('button')).toHaveCount(30)
  await page.getByRole('button', { name: 'Fewer ratings' }).click()
  await page.getByLabel('Sort').selectOption('Rating')
  const best = wall.getByRole('button').first()
  await expect(best).toHaveAccessibleName(/10 of 10$/)
  await best.click()
  await expect(page.getByRole('dialog', { name: 'Review' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Stats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your statistics' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stats' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Goals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your goals' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stats' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'In numbers' }).click()
  await expect(page).toHaveURL(new RegExp(`/u/${vera}/statistics$`))
})
