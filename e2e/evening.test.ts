import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import {
  createAccount,
  logIn,
  logInByDropdown,
  logOut,
  nameOnThisDevice,
  register,
  untilStored,
  visit,
} from './fixtures/people.ts'

/** The first evening of two friends: each test continues from the previous one. */
test.describe.configure({ mode: 'serial' })

const work = 'In the Mood for Love'
const text = 'They never quite touch, and the corridor remembers every step they did not take.'
const comment = 'The noodles alone deserve a ten.'

test('a visitor browses and sees the actions disabled', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Films', 'TV Shows', 'Books', 'Albums', 'Podcasts']) {
    const strip = page.getByRole('region', { name: `Popular ${name}` })
    await strip.scrollIntoViewIfNeeded()
    await expect(strip.getByRole('link').nth(5)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()

  await page
    .getByRole('region', { name: 'Popular Films' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Godfather' })).toBeVisible()
  await expect(page).toHaveURL(/\/film\/\d+-the-godfather$/)
  await expect(page.getByText('no ratings found')).toBeVisible()
  await expect(page.getByText('no reviews found')).toBeVisible()
  const watched = page.getByRole('button', { name: 'Watched' })
  await expect(watched).toHaveAttribute('aria-disabled', 'true')
  await expect(watched).toHaveAccessibleDescription('Log in to interact with this work')

  await visit(page, 'Search')
  await page.getByRole('searchbox').fill('godfahter')
  await expect(page.getByRole('link', { name: /The Godfather/ }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('zzzzqqqq')
  await expect(page.getByRole('main').getByText('no results found')).toBeVisible()
})

test('Ann registers after validation errors and lands on her empty feed', async ({
  page,
  watch,
}, info) => {
  const ann = nameOnThisDevice('ann', info)
  await page.goto('/create-account')
  const create = page.getByRole('button', { name: 'Create Account' })
  await expect(create).toBeDisabled()
  await page.getByLabel('E-mail').fill('ann')
  await expect(page.getByText('Invalid Email')).toBeVisible()
  await page.getByLabel('Username').fill('ann lee')
  await expect(page.getByText('Username contains invalid characters')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await expect(page.getByText('Password must be 8 chars or more')).toBeVisible()
  await page.getByLabel('Confirm password').fill('other')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(create).toBeDisabled()

  await createAccount(page, ann)
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a Review' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
  await logOut(page, ann)
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()

  watch.plan(/422/)
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('username missing')).toBeVisible()
  await expect(page.getByText('password missing')).toBeVisible()
  await page.getByLabel('Username or e-mail').fill(ann)
  await page.getByLabel('Password').fill('not her password')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByText('Username or Password is incorrect')).toBeVisible()
})

test('Ann finds a film and reviews it', async ({ page }, info) => {
  const ann = nameOnThisDevice('ann', info)
  await page.goto('/')
  await logInByDropdown(page, ann)
  await page.getByRole('button', { name: 'Write a Review' }).click()
  const popup = page.getByRole('dialog', { name: 'New Post' })
  await popup.getByRole('searchbox').fill('mood for love')
  await popup
    .getByRole('button', { name: new RegExp(work) })
    .first()
    .click()
  await popup.getByRole('radio', { name: '9 of 10' }).check()
  await popup.getByLabel('Review', { exact: true }).fill(text)
  await popup.getByLabel('contains spoilers').check()

  await page.keyboard.press('Escape')
  await expect(page.getByText('Your written review will be lost forever')).toBeVisible()
  await page.getByRole('button', { name: 'Keep Writing' }).click()
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()

  await expect(page.getByRole('article').getByText(text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contains Spoilers' })).toBeHidden()
  await page
    .getByRole('link', { name: new RegExp(work) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: work })).toBeVisible()
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '90')
  await expect(page.getByRole('button', { name: 'Watched' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('Ben becomes her friend, reads, likes and comments; she deletes the comment', async ({
  page,
  people,
}, info) => {
  const ann = nameOnThisDevice('ann', info)
  const ben = nameOnThisDevice('ben', info)
  await register(page.request, ben)
  await page.goto('/search?category=users')
  await page.getByRole('searchbox').fill(ann)
  const found = page.getByRole('listitem').filter({ hasText: ann })
  await untilStored(page, () => found.getByRole('button', { name: 'Add' }).click())
  await expect(found.getByRole('button', { name: 'Requested' })).toBeDisabled()

  const annsPage = await people.open()
  await logIn(annsPage.request, ann)
  await annsPage.goto('/')
  await annsPage.getByRole('button', { name: `Menu of ${ann}` }).click()
  await annsPage.getByRole('menuitem', { name: /Friends/ }).click()
  await untilStored(annsPage, () => annsPage.getByRole('button', { name: 'Approve' }).click())
  await expect(annsPage.getByRole('button', { name: 'Remove' })).toBeVisible()

  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: work })
  await expect(card.getByText(text)).toBeHidden()
  await card.getByRole('button', { name: 'Contains Spoilers' }).click()
  await expect(card.getByText(text)).toBeVisible()
  await card.getByRole('button', { name: /^Like/ }).click()
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await card.getByRole('button', { name: 'Comment', exact: true }).click()
  await card.getByRole('textbox', { name: 'Add a comment' }).fill(comment)
  await card.getByRole('button', { name: 'Post' }).click()
  await expect(card.getByText(comment)).toBeVisible()

  await readOwnReview(annsPage, ann)
  await expect(annsPage.getByText(comment)).toBeVisible()
  await expect(annsPage.getByRole('button', { name: 'Like, 1 like' })).toBeDisabled()
  await annsPage.getByRole('button', { name: `Comment options: ${ben}` }).click()
  await annsPage.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(annsPage.getByText(comment)).toBeHidden()
})

/** Opens the author's own review through the profile, the tile and the drawer. */
async function readOwnReview(page: Page, username: string): Promise<void> {
  await page.goto(`/profile/${username}`)
  await page
    .getByRole('button', { name: new RegExp(work) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Go To Review' }).click()
  await expect(page).toHaveURL(/\/review\/\d+$/)
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('Ann edits her review and reverts the edit', async ({ page }, info) => {
  const ann = nameOnThisDevice('ann', info)
  await logIn(page.request, ann)
  await readOwnReview(page, ann)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: '10 of 10' }).check()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '90')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('radio', { name: '10 of 10' }).check()
  await page.getByLabel('Contains Spoilers').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText(text)).toBeVisible()
})

test('Ann marks works and finds them on her pages', async ({ page }, info) => {
  const ann = nameOnThisDevice('ann', info)
  await logIn(page.request, ann)
  await page.goto('/search')
  await page.getByRole('searchbox').fill('moonlight')
  await page.getByRole('button', { name: 'Save for later: Moonlight' }).first().click()
  await page.goto('/explore/film')
  await page
    .getByRole('link', { name: /Parasite/ })
    .first()
    .click()
  const watched = page.getByRole('button', { name: 'Watched' })
  await watched.click()
  await expect(watched).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: `Menu of ${ann}` }).click()
  await page.getByRole('menuitem', { name: 'Saved for Later' }).click()
  await expect(page.getByRole('link', { name: /Moonlight/ }).first()).toBeVisible()
  await page.goto(`/u/${ann}/works-engaged`)
  await expect(page.getByRole('link', { name: /Parasite/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Watched: Parasite' }).click()
  await expect(page.getByText('Successfully removed from Watched')).toBeVisible()
  await expect(page.getByRole('link', { name: /Parasite/ })).toHaveCount(0)
})

const exported = [
  'Date,Name,Year,Letterboxd URI,Rating',
  '2024-03-01,Alien,1979,https://boxd.it/aaaa,4.5',
  '2024-03-02,Vertigo,1958,https://boxd.it/bbbb,3.5',
  '2024-03-03,The Godfatherr,1972,https://boxd.it/cccc,5',
  '2024-03-04,A Film That Nobody Made,2031,https://boxd.it/dddd,2',
]

test('Ann imports her history from Letterboxd', async ({ page }, info) => {
  const ann = nameOnThisDevice('ann', info)
  await logIn(page.request, ann)
  await page.goto('/import-data')
  const file = {
    name: 'ratings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(exported.join('\r\n')),
  }
  await page.getByLabel('Export files').setInputFiles(file)
  await expect(page.getByRole('radio', { name: 'Ratings' })).toBeChecked()
  await page.getByRole('button', { name: 'Upload' }).click()

  await page
    .getByRole('radio', { name: /The Godfather/ })
    .first()
    .check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Film 2 of 2 to look at')).toBeVisible()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page.getByText('3 films to import')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Alien' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Upload Complete!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Main Feed' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Vertigo' })).toBeVisible()
})
