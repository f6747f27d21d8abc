import type { Page } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { adminName, logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test.beforeEach(async ({ page }) => useDeviceLook(page))

/** Expects no accessibility findings once the given text is on the page. */
async function expectOpen(page: Page, path: string, shown: RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, path)
}

test('visitor screens are accessible', async ({ page }) => {
  await expectOpen(page, '/', /Popular Podcasts/)
  await expectOpen(page, '/explore/album', /Kind of Blue/)
  await expectOpen(page, '/explore/lists', /^Lists$/)
  await expectOpen(page, '/charts/album', /^Ranked so that a handful of ratings/)
  await expectOpen(page, '/discover/film', /to get recommendations of your own/)
  await expectOpen(page, '/film/1', /no reviews found/)
  const director = page.getByRole('definition').getByRole('link', { name: 'Francis Ford Coppola' })
  await director.click()
  await expect(page).toHaveURL(/\/contributors\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'Francis Ford Coppola' })).toBeVisible()
  await expectAccessible(page, 'a contributor')
  await expectOpen(page, '/search?category=users', /Search by name/)
})

test('login, registration and text pages are accessible', async ({ page, watch }) => {
  watch.plan(/404 \(Not Found\).*\/v1\/join\//)
  await expectOpen(page, '/login', /New to Medley/)
  await expectOpen(page, '/create-account', /Already here/)
  await expectOpen(page, '/join/ended', /no longer open/)
  await expectOpen(page, '/forgot-password', /send you a link/)
  await expectOpen(page, '/intro', /What you can do/)
  await expectOpen(page, '/feedback', /No account needed/)
  await expectOpen(page, '/install', /home screen/i)
  await expectOpen(page, '/coming-from', /Letterboxd/)
  await expectOpen(page, '/coming-from/netflix', /Viewing activity/)
  await expectOpen(page, '/credits', /FiveThirtyEight/)
  await expectOpen(page, '/privacy-policy', /Privacy/i)
  await expectOpen(page, '/dev-tools', /Test image upload/)
  await expectOpen(page, '/dev-tools/playground', /sends it nowhere/)
  await expectOpen(page, '/terms-and-conditions', /Severability/)
  await expectOpen(page, '/nowhere', /We could not find the page you are looking for/)
})

test('member screens are accessible', async ({ page }, info) => {
  const cleo = nameOnThisDevice('cleo', info)
  await register(page.request, cleo)
  await expectOpen(page, '/', /No Posts/)
  await expectOpen(page, `/profile/${cleo}`, /no reviews found/)
  await expectOpen(page, '/discover', /Rate 5 works you like, 0 so far/)
  await expectOpen(page, '/explore/lists', /^Lists$/)
  await expectOpen(page, '/notifications', /No new notifications/)
  await expectOpen(page, `/${cleo}/contacts`, /No friends yet/)
  await expectOpen(page, `/u/${cleo}/saved-for-later`, /No works found/)
  await expectOpen(page, '/import-data', /Letterboxd/)
  await expectOpen(page, `/u/${cleo}/works-engaged`, /No works found/)
  await expectOpen(page, `/u/${cleo}/lists`, /any lists yet/)
  await expectOpen(page, '/settings/account', /Delete account/)
  await expectOpen(page, '/settings/privacy', /See my profile as/)
  await expectOpen(page, '/settings/invitations', /No links yet/)
  await expectOpen(page, `/profile/${cleo}?as=visitor`, /what a visitor sees/)
  await expectOpen(page, `/profile/${cleo}?as=member`, /what members who aren’t your friends see/)
  await expectOpen(page, `/profile/${cleo}?as=friend`, /what a friend sees/)
  await page.goto('/')
  await expectOpen(page, '/rate', /New Post/)
})

test('admin screens are accessible', async ({ page }) => {
  await logIn(page.request, adminName)
  await expectOpen(page, '/dashboard', /Users over time/)
  await expectOpen(page, '/feedback-review', /feedback/i)
  await expectOpen(page, '/film/1', /Refresh Cache/)
})
