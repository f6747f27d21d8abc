import { expectAccessible } from './fixtures/axe.ts'
import { adminName, createAccount, logIn, nameOnThisDevice } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

// An instance for a family.
test.use({ settings: { REGISTRATION: 'invited', VISITORS: 'none' } })

test('every page leads a visitor to the login', async ({ page, request }) => {
  const headers = await logIn(request, adminName)
  const data = { work: { id: 1, medium: 'film' }, rating: 9, review: 'For us alone.' }
  const { id } = await (await request.post('/v1/reviews', { headers, data })).json()
  for (const path of [
    '/',
    '/intro',
    '/film/1',
    '/series/1',
    `/u/${adminName}/diary`,
    `/review/${id}`,
    `/profile/${adminName}`,
    `/u/${adminName}/lists`,
    '/explore/film',
    '/charts/album',
    '/discover/film',
    '/search?category=users',
    '/settings/privacy',
    '/dashboard',
    '/nowhere',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  }
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'For You' })).toHaveCount(0)
  await expectAccessible(page, 'the login of a closed instance')

  // A link inside the page leads there, too.
  await page.getByRole('banner').getByRole('link', { name: 'Medley' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/create-account')
  await expect(page.getByText('You need an invitation to join.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveCount(0)
  await expectAccessible(page, 'an account by invitation only')
})

test('Oma follows a link, and finds pages, pictures and people', async ({
  page,
  request,
  people,
  watch,
}, info) => {
  watch.plan(/401/)
  const oma = nameOnThisDevice('oma', info)
  const headers = await logIn(request, adminName)
  const data = { usesMax: 1, days: 7, befriends: true }
  const made = await request.post('/v1/invitations', { headers, data })
  expect(made.status()).toBe(201)
  const { token } = await made.json()

  await page.goto(`/join/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('invites you to Medley')
  await expectAccessible(page, 'an invitation to a closed instance')
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await createAccount(page, oma)

  await page.goto('/explore/film')
  const film = page
    .getByRole('main')
    .getByRole('link', { name: /The Godfather/ })
    .first()
  await film.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Godfather')
  const cover = page.getByRole('main').getByRole('img').first()
  await expect(cover).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ naturalWidth: w }) => w > 0)))
    .toBe(true)

  await page.goto('/search?category=users')
  await page.getByRole('main').getByRole('searchbox').fill(adminName)
  await page.getByRole('main').getByRole('link', { name: adminName }).first().click()
  await expect(page.getByRole('button', { name: 'Friends', exact: true })).toBeVisible()

  const admins = await people.open()
  await logIn(admins.request, adminName)
  await admins.goto('/dashboard')
  const card = admins.getByRole('region', { name: 'Invitations' })
  await expect(card.getByText('1 of 1 joined')).toBeVisible()
  await expect(card.getByRole('link', { name: oma })).toBeVisible()
})
