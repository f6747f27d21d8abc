import { expectAccessible } from './fixtures/axe.ts'
import type { Page } from '@playwright/test'
import { builtFile } from './fixtures/built-files.ts'
import { findResetLink } from './fixtures/mails.ts'
import {
  chooseInMenu,
  join,
  logInByDropdown,
  nameOnThisDevice,
  password,
  visit,
} from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const work = 'In the Mood for Love'
const newPassword = `${password}!`
const text = 'Written at a bad time, and still here.'

async function beginReview(page: Page) {
  await page.getByRole('button', { name: 'Write a Review' }).click()
  const popup = page.getByRole('dialog', { name: 'New Post' })
  await popup.getByRole('searchbox').fill('mood for love')
  await popup.getByRole('button', { name: work }).first().click()
  await popup.getByLabel('Review', { exact: true }).fill(text)
  return popup
}

/** Resets the password as on another device, which ends all sessions. */
async function resetPassword(page: Page, dataFolder: string, username: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(`${username}@mail.example`)
  await page.getByLabel('E-mail').press('Enter')
  await page.goto(await findResetLink(dataFolder, `${username}@mail.example`))
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByLabel('Confirm password').press('Enter')
  await expect(page).toHaveURL(/\/login$/)
}

interface Build {
  /** True if a new build has replaced the one that the page came with. */
  isReplaced: boolean
  isBack: boolean
}

/**
 * Simulates a new build on the server once it is told to: this file of the old one is no longer found, nor one that is
 * asked about. To be called before the page loads: Chromium may still send requests past a new route for a moment.
 */
async function prepareBuild(page: Page, gone: string): Promise<Build> {
  const build = { isReplaced: false, isBack: false }
  const missing = { status: 404, body: '' }
  await page.route(`**${gone}`, (route) =>
    build.isReplaced && !build.isBack ? route.fulfill(missing) : route.fallback(),
  )
  await page.route('**/assets/*.js', (route) =>
    build.isReplaced && route.request().method() === 'HEAD'
      ? route.fulfill(missing)
      : route.fallback(),
  )
  return build
}

const searchScreen = () => builtFile('src/screens/search/screen.tsx')

test('a screen missing after a deployment loads after an automatic reload', async ({
  page,
  watch,
}) => {
  watch.plan(/Failed to load resource|is missing/)
  const build = await prepareBuild(page, searchScreen())
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
  build.isReplaced = true
  const loads: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    loads.push(new URL(request.url()).pathname)
    build.isBack = true
  })
  await visit(page, 'Search')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  expect(loads).toEqual(['/search'])
})

test('a screen still missing after the reload shows an error instead of reloading again', async ({
  page,
  watch,
}) => {
  watch.plan(/Failed to load resource|could not be loaded|is missing/)
  const build = await prepareBuild(page, searchScreen())
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
  build.isReplaced = true
  await visit(page, 'Search')
  await expect(page.getByText('An error occurred')).toBeVisible()
  build.isBack = true
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
})

test('a window missing after a deployment offers a reload and keeps the text', async ({
  page,
  watch,
}, info) => {
  watch.plan(/Failed to load resource|could not be loaded/)
  const mab = nameOnThisDevice('mab', info)
  const build = await prepareBuild(page, builtFile('src/ui/overlays/confirmation-window.tsx'))
  await join(page, mab)
  const popup = await beginReview(page)
  build.isReplaced = true
  await page.keyboard.press('Escape')
  await expect(page.getByText('A new version of Medley is available')).toBeVisible()
  await expect(popup.getByLabel('Review', { exact: true })).toHaveValue(text)
  build.isBack = true
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await popup.getByRole('button', { name: `Continue with ${work}` }).click()
  await expect(popup.getByLabel('Review', { exact: true })).toHaveValue(text)
})

test('a page whose code does not load says so and leads on', async ({ page, watch }) => {
  watch.plan(/Failed to load resource/)
  const entry = `**${builtFile('index.html')}`
  await page.route(entry, (route) => route.abort())
  await page.goto('/explore/film')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Medley did not load completely')
  await expectAccessible(page, 'a page without its code')
  await page.unroute(entry)
  await notice.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('main:not([data-served])')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('failures without a network are shown, and requests resume when it is back', async ({
  page,
  context,
  watch,
}, info) => {
  watch.plan(/ERR_INTERNET_DISCONNECTED|could not be/)
  const odo = nameOnThisDevice('odo', info)
  await join(page, odo)
  const popup = await beginReview(page)
  await context.setOffline(true)
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('A Server error occurred')).toBeVisible()
  await context.setOffline(false)
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
  await page.getByRole('link', { name: work }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: work })).toBeVisible()

  await page.getByRole('link', { name: 'Medley, home' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('No connection')).toBeVisible()
  await page.getByRole('radio', { name: 'Book' }).check()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
  await expect(page.getByText('No connection')).toBeHidden()
})

test('a screen that failed to load offline loads when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.plan(/ERR_INTERNET_DISCONNECTED|is missing|could not be/)
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
  await context.setOffline(true)
  await visit(page, 'Search')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Medley, home' })).toBeVisible()
  await expectAccessible(page, 'a screen that could not be loaded offline')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
})

test('logging out in one window logs out the other', async ({ page, context }, info) => {
  const lex = nameOnThisDevice('lex', info)
  await join(page, lex)
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await chooseInMenu(page, lex, 'Logout')
  await expect(other.getByText('You logged out in another window')).toBeVisible()
  await expect(other).toHaveURL(/\/$/)
  // The new screen takes the focus, which would close the dropdown.
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await logInByDropdown(other, lex)
  await expect(page.getByRole('button', { name: `Menu of ${lex}` })).toBeVisible()
})

test('a session that expires during writing resumes in place', async ({
  page,
  people,
  product,
  watch,
}, info) => {
  watch.plan(/401/)
  const eve = nameOnThisDevice('eve', info)
  // This call comes seconds after the feed, and would end the session before the review does.
  const viewsCounted = page.waitForResponse('**/v1/recommendation-views')
  await join(page, eve)
  const popup = await beginReview(page)
  await viewsCounted

  await resetPassword(await people.open(), product.dataFolder, eve)
  await popup.getByRole('button', { name: 'Post' }).click()
  const question = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Cancel your review?')).toBeHidden()
  await question.getByLabel('Password').fill(newPassword)
  await question.getByLabel('Password').press('Enter')
  await expect(question).toBeHidden()
  await expect(popup.getByRole('button', { name: 'Post' })).toBeFocused()
  await expect(popup.getByLabel('Review', { exact: true })).toHaveValue(text)
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
})
