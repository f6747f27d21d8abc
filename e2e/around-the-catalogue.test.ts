import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register, visit } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('a visitor takes the intro tour before registering', async ({ page }) => {
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Popular Books' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByRole('listitem')).toHaveCount(20)
  for (const heading of ['Write reviews', 'Connect with friends', 'Discover new works']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'App Store' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Google Play' })).toBeVisible()
  await expect(page.getByText('© 2021')).toBeVisible()

  await page.getByRole('link', { name: /See what you can do/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /What you can do/ })).toBeVisible()
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(700)
  }
  await expectAccessible(page, 'intro')
  await page.getByRole('link', { name: 'Create Your Account' }).click()
  await expect(page).toHaveURL(/\/create-account$/)
})

test('explore loads more while scrolling and is restored on return', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Explore' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Film',
    'TV Show',
    'Book',
    'Album',
    'Podcast',
  ])
  await expectAccessible(page, 'menu of the media')
  const asked = page.waitForRequest('**/v1/works/book?**')
  await page.getByRole('menuitem', { name: 'Book' }).click()
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('100')
  const works = page.getByRole('main').getByRole('listitem')
  await expect(works).toHaveCount(100)
  await works.last().scrollIntoViewIfNeeded()
  await expect(works).toHaveCount(200)

  const far = works.nth(150)
  await far.scrollIntoViewIfNeeded()
  const title = (await far.getByRole('link').first().textContent()) ?? ''
  await far.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/book\/\d+/)
  await page.goBack()
  await expect(works).toHaveCount(200)
  await expect(far.getByRole('link').first()).toHaveText(title)
  await expect(far).toBeInViewport()

  const sorted = page.waitForRequest(/\/v1\/works\/book\?.*sortBy=weightedRating/)
  await page.getByLabel('Sort by').selectOption('Rating')
  await sorted
})

test('search is restored on return', async ({ page }, info) => {
  await page.goto('/')
  await visit(page, 'Search')
  await chooseCategory(page, 'Book', info.project.name)
  const box = page.getByRole('searchbox')
  await box.fill('the')
  const found = page.getByRole('main').getByRole('listitem')
  await expect(found).toHaveCount(20)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(found).toHaveCount(40)
  await expectAccessible(page, 'results')
  await found.nth(30).scrollIntoViewIfNeeded()
  await found.nth(30).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/book\/\d+/)
  // The URL changes before the work renders; until then the search screen is still shown.
  await expect(found.nth(30)).toBeHidden()
  await visit(page, 'Search')
  await expect(box).toHaveValue('the')
  await expect(found).toHaveCount(40)
  await expect(found.nth(30)).toBeInViewport()
})

/** Chips on a desktop, a dropdown on a phone. */
async function chooseCategory(page: Page, name: string, device: string): Promise<void> {
  if (device === 'phone') await page.getByLabel('Category').selectOption(name)
  else await page.getByRole('radio', { name }).check()
}

test('the work page shows the facts and lets a member review the work', async ({
  page,
  people,
  watch,
}, info) => {
  watch.plan(/404 \(Not Found\).*\/film\/999999/)
  await page.goto('/search?category=album')
  await page.getByRole('searchbox').fill('ok computer')
  await page
    .getByRole('link', { name: /OK Computer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/album\/\d+-ok-computer/)
  await expect(page.getByRole('heading', { level: 1, name: 'OK Computer' })).toBeVisible()
  await expect(page.getByText('Radiohead').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Tracks 12', selected: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '12 Tracks' })).toBeVisible()
  // A choice among reviews needs three of them, or one that was made.
  await page.goto(`${page.url()}?sort=likes`)
  await expect(page.getByRole('tab', { name: 'Reviews', selected: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'Any' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save for later' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const member = await people.open()
  const max = nameOnThisDevice('max', info)
  await register(member.request, max)
  await member.goto(page.url())
  const whose = member.getByRole('main').getByRole('radio', { name: /^(Public|Friends|You|Any)$/ })
  await expect(whose).toHaveCount(4)
  await member.getByRole('radio', { name: 'You' }).check()
  await expect(member.getByRole('main').getByText('no reviews found')).toBeVisible()
  const listened = member.getByRole('button', { name: 'Listened to', exact: true })
  const saved = member.getByRole('button', { name: /^(Save|Saved) for later/ }).first()
  await listened.click()
  await expect(listened).toHaveAttribute('aria-pressed', 'true')
  await expect(saved).toHaveAttribute('aria-pressed', 'false')
  await saved.click()
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(listened).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(member, 'work page of a member')
  await member.getByRole('button', { name: 'Add to list or diary' }).click()
  await expectAccessible(member, 'adding to a list')

  await page.goto('/film/999999')
  await expect(page).toHaveURL(/\/page-not-found$/)
  await expect(page.getByText('We could not find the page you are looking for')).toBeVisible()
})
