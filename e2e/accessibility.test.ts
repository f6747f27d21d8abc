import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createAccount, nameOnThisDevice } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const schemes = ['light', 'dark'] as const

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Nothing is found in either theme once the given text stands on the page. */
async function expectAccessible(page: Page, path: string, shown: RegExp): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findings(page), `${path} (${colorScheme})`).toEqual([])
  }
}

test('the screens of visitors are open to everyone', async ({ page }) => {
  await expectAccessible(page, '/', /Popular Podcasts/)
  await expectAccessible(page, '/explore/album', /Kind of Blue/)
  await expectAccessible(page, '/film/1', /no reviews found/)
  await expectAccessible(page, '/search?category=users', /What are you looking for/)
  await expectAccessible(page, '/login', /New to Medley/)
  await expectAccessible(page, '/create-account', /Already here/)
  await expectAccessible(page, '/forgot-password', /send you a link/)
  await expectAccessible(page, '/terms-and-conditions', /Severability/)
  await expectAccessible(page, '/nowhere', /We could not find the page you are looking for/)
})

test('the screens of members are open to everyone', async ({ page }, info) => {
  const cleo = nameOnThisDevice('cleo', info)
  await page.goto('/create-account')
  await createAccount(page, cleo)
  await expectAccessible(page, '/', /No Posts/)
  await expectAccessible(page, `/profile/${cleo}`, /no reviews found/)
  await expectAccessible(page, '/notifications', /No new notifications/)
  await expectAccessible(page, `/${cleo}/contacts`, /No friends yet/)
  await expectAccessible(page, `/u/${cleo}/saved-for-later`, /No works found/)
  await expectAccessible(page, '/import-data', /Letterboxd/)
  await expectAccessible(page, '/settings', /Delete account/)
  await expectAccessible(page, '/rate', /New Post/)
})
