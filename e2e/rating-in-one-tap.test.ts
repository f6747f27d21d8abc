import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Members who each rate a film; the first also writes words and likes nothing. */
async function rateAs(
  request: APIRequestContext,
  username: string,
  body: { work: { id: number; medium: 'film' }; rating: number; review?: string },
): Promise<void> {
  const registration = { username, email: `${username}@mail.example`, password }
  expect((await request.post('/create-account', { data: registration })).status()).toBe(201)
  const login = await request.post('/login', { data: { username, password } })
  const token = (await login.text()).replaceAll('"', '')
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.post('/v1/reviews', { headers, data: body })).status()).toBe(201)
}

/** A film of the shelf that no other journey rates. */
async function quietFilm(request: APIRequestContext): Promise<{ id: number; title: string }> {
  const answer = await request.get('/v1/works/film?limit=1&offset=180')
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  const [film] = items
  if (!film) throw new Error('The shelf holds too few films')
  return film
}

const star = (page: Page, value: number) =>
  page.getByRole('radio', { name: `${value} of 10`, exact: true })
const ownScore = (page: Page) => page.getByRole('progressbar', { name: 'You rating' })

test('one tap rates, Undo takes it back, a bar filters, and the link can be shared', async ({
  page,
  request,
  context,
}, info) => {
  const device = info.project.use.hasTouch ? 'phone' : 'desk'
  const film = await quietFilm(request)
  const work = { id: film.id, medium: 'film' } as const
  const review = 'Quiet and exact.'
  await rateAs(request, `one-${device}`, { work, rating: 6, review })
  await rateAs(request, `two-${device}`, { work, rating: 8 })
  await rateAs(request, `three-${device}`, { work, rating: 8 })
  await register(page.request, nameOnThisDevice('tap', info))
  await page.goto(`/film/${film.id}`)

  await expect(star(page, 1)).toBeVisible()
  await expectAccessible(page, 'the stars of a work page')
  await star(page, 6).evaluate((input) => input.scrollIntoView({ block: 'center' }))
  const sixth = await star(page, 6).boundingBox()
  const ninth = await star(page, 9).boundingBox()
  if (!sixth || !ninth) throw new Error('The stars have no place')
  // Ten stars in one row.
  expect(ninth.y).toBe(sixth.y)
  await page.mouse.move(sixth.x + sixth.width / 2, sixth.y + 10)
  await page.mouse.down()
  await page.mouse.move(ninth.x + ninth.width / 2, ninth.y + 10, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText(`You gave ${film.title} 9 out of 10`)).toBeVisible()
  await expect(ownScore(page)).toHaveAttribute('aria-valuetext', '9 of 10')
  await expect(page.getByRole('link', { name: 'Add a review' })).toBeVisible()
  await expect(page.getByRole('button', { name: '9 of 10: 1 member' })).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Your rating of ${film.title} was removed`)).toBeVisible()
  await expect(ownScore(page)).toHaveAttribute('aria-valuetext', 'No rating')
  await expect(page.getByRole('button', { name: '9 of 10: 0 members' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Watched' }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  )

  await page.getByRole('button', { name: /^6 of 10/ }).click()
  await expect(page).toHaveURL(/\?rating=6$/)
  const list = page.locator('#reviews')
  await expect(list.getByText(review).first()).toBeVisible()
  await expect(list.getByRole('article', { name: `by two-${device}` })).toHaveCount(0)
  await expectAccessible(page, 'reviews with one rating')
  await list.getByRole('button', { name: /show all ratings/ }).click()
  const row = list.getByRole('article', { name: `by two-${device}` })
  await expect(row.getByRole('textbox')).toHaveCount(0)
  await list.getByRole('combobox', { name: 'Sort by' }).selectOption('Most liked')
  await expect(page).toHaveURL(/\?sort=likes$/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`^http.*/film/${film.id}-`))
})
