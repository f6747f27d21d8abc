import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { createAccount, nameOnThisDevice, password } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const sentence = 'It is the only one in which the rain has a part of its own.'

interface Rated {
  id: number
  medium: string
  title: string
}

/** A member who wrote about a work that new members are shown; returns the work. */
async function aReviewer(request: APIRequestContext, username: string): Promise<Rated> {
  const data = { username, email: `${username}@mail.example`, password }
  expect((await request.post('/create-account', { data })).status()).toBe(201)
  const entry = await request.post('/login', { data: { username, password } })
  const headers = { authorization: `Bearer ${await entry.text()}` }
  const answer = await request.get('/v1/works-to-rate?limit=1', { headers })
  const { items }: { items: Rated[] } = await answer.json()
  const [work] = items
  if (!work) throw new Error('There is nothing to rate')
  const { id, medium } = work
  const review = { work: { id, medium }, rating: 9, review: sentence }
  expect((await request.post('/v1/reviews', { data: review, headers })).status()).toBe(201)
  return work
}

const covers = (page: Page) =>
  page.getByRole('list', { name: 'Well-known works' }).getByRole('button')
const expectCounts = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').getByText(text, { exact: true })).toBeVisible()
const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page }) => useDeviceLook(page))

test('a new member rates works, meets people and comes home to posts', async ({
  page,
  request,
}, info) => {
  const petra = nameOnThisDevice('petra', info)
  const work = await aReviewer(request, petra)
  const wanda = nameOnThisDevice('wanda', info)
  await page.goto('/create-account')
  await createAccount(page, wanda)
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
  const popular = page.getByRole('region', { name: 'Popular on Medley' })
  await expect(popular.getByRole('link', { name: petra })).toBeVisible()
  await expect(popular.getByText(sentence)).toBeVisible()
  await expectAccessible(page, 'the home of a new member')

  await page.getByRole('link', { name: 'Rate ten things' }).click()
  await expectHeading(page, 'What have you seen?')
  await expect(covers(page)).toHaveCount(30)
  await expectAccessible(page, 'works to mark')
  const known = page.getByRole('button', { name: `${work.title} (` })
  await known.click()
  await expect(known).toHaveAttribute('aria-pressed', 'true')
  await expectCounts(page, '1 marked, 0 rated')
  const stars = page.getByRole('region', { name: `Rate ${work.title}` })
  await expectAccessible(page, 'the stars of a cover')
  await stars.getByRole('radio', { name: '9 of 10' }).check()
  await expect(stars).toHaveCount(0)
  await expectCounts(page, '1 marked, 1 rated')

  await known.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expectCounts(page, '2 marked, 1 rated')
  await page.keyboard.press('8')
  await expectCounts(page, '2 marked, 2 rated')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('0')
  await expectCounts(page, '3 marked, 3 rated')
  await press(page, 'Show more')
  await expect(covers(page)).toHaveCount(60)
  const names = await covers(page).allInnerTexts()
  expect(new Set(names).size).toBe(60)

  await press(page, 'Next')
  await expectHeading(page, 'People you might like')
  const person = page.getByRole('article', { name: petra })
  await expect(person.getByText(sentence)).toBeVisible()
  await expectAccessible(page, 'people with a sentence of theirs')
  await person.getByRole('button', { name: 'Add' }).click()
  await expect(person.getByText('Requested')).toBeVisible()

  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/v1/welcome') && response.request().method() === 'PUT',
  )
  await press(page, 'Next')
  await expectHeading(page, 'How should people know you?')
  await saved

  // Another visit goes on where this one stopped.
  await page.goto('/')
  const card = page.getByRole('region', { name: 'First steps' })
  await expect(card.getByText('3 works marked, 3 rated so far.')).toBeVisible()
  await card.getByRole('link', { name: 'Continue' }).click()
  await expectHeading(page, 'How should people know you?')
  await page.getByLabel('First name').fill('Wanda')
  await press(page, 'Save')
  await expect(page.getByText('Name Updated')).toBeVisible()
  await expectAccessible(page, 'a name and a picture')
  await press(page, 'Next')
  await expectHeading(page, 'Bring your history')
  await expect(page.getByRole('link', { name: 'Import your history' })).toBeVisible()
  await expectAccessible(page, 'the way to the import')
  await press(page, 'Go to home')

  const strip = page.getByRole('article', { name: `3 ratings, by ${wanda}` })
  await expect(strip.getByRole('listitem')).toHaveCount(3)
  await expect(strip.getByText(/^rated 3 /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
  await expectAccessible(page, 'a home with ratings in a strip')
  await strip.getByRole('link', { name: `${work.title}, 9` }).click()
  await expect(page).toHaveURL(/\/review\/\d+$/)
})

test('first steps can be dismissed', async ({ page }, info) => {
  // Above posts; without any, the doors stand there.
  await aReviewer(page.request, nameOnThisDevice('odile', info))
  await page.goto('/')
  const card = page.getByRole('region', { name: 'First steps' })
  await expect(card).toBeVisible()
  const saved = page.waitForResponse('**/v1/welcome')
  await card.getByRole('button', { name: 'Don’t show this again' }).click()
  await saved
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a visitor logs in from a work and is back there', async ({ page, request }, info) => {
  const petra = nameOnThisDevice('petra2', info)
  const work = await aReviewer(request, petra)
  await page.goto(`/${work.medium}/${work.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username or e-mail').fill(petra)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${work.medium}/${work.id}`))
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0)
})
