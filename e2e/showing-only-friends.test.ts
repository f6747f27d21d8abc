import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import {
  befriend,
  chooseInMenu,
  join,
  logIn,
  nameOnThisDevice,
  register,
  untilStored,
} from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const words = 'The stairs again, and the bell.'

/** Makes the account of an author with one review; returns the headers of their calls. */
async function makeAuthor(request: APIRequestContext, username: string) {
  const headers = await register(request, username)
  const data = { work: { id: 4, medium: 'film' }, rating: 9, review: words }
  const answer = await request.post('/v1/reviews', { headers, data })
  expect(answer.status()).toBe(201)
  return headers
}

/** Expects name, picture and the way to become friends, and nothing else. */
async function expectClosed(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(page.getByText('Only friends see more')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
}

test('Mara shows only friends what she thinks while a stranger reads it', async ({
  page,
  people,
  request,
  watch,
}, info) => {
  // Calls for a closed page get a refusal.
  watch.plan(/403/)
  const [mara, finn, stranger] = [
    nameOnThisDevice('mara', info),
    nameOnThisDevice('finn', info),
    nameOnThisDevice('sten', info),
  ]
  const [finns, strangers, visitors] = [
    await people.open(),
    await people.open(),
    await people.open(),
  ]
  const asMara = await makeAuthor(page.request, mara)
  await befriend(request, asMara, await register(finns.request, finn))

  await join(strangers, stranger)
  const popular = strangers.getByRole('region', { name: 'Popular on Medley' })
  await expect(popular.getByText(words)).toBeVisible()
  const profile = await strangers.context().newPage()
  await profile.goto(`/profile/${mara}`)
  await expect(profile.getByText(words)).toBeVisible()
  await visitors.goto(`/profile/${mara}`)
  await expect(visitors.getByText(words)).toBeVisible()

  await page.goto('/settings/privacy')
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/v1/privacy-settings') && response.request().method() === 'PATCH',
  )
  await page.getByRole('radio', { name: /^Only friends/ }).check()
  expect((await stored).status()).toBe(200)
  await expectAccessible(page, 'the choice of who sees a member')

  await strangers.reload()
  await expect(strangers.getByText('No Posts')).toBeVisible()
  await strangers.waitForLoadState('networkidle')
  await expect(strangers.getByText(words)).toHaveCount(0)
  await strangers.goto('/film/4')
  await expect(strangers.getByText('no reviews found')).toBeVisible()
  await profile.reload()
  await expectClosed(profile, mara)
  await expect(profile.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await expectAccessible(profile, 'a profile for friends, to a stranger')
  for (const path of [`/u/${mara}/lists`, `/u/${mara}/diary`, `/${mara}/contacts`]) {
    await profile.goto(path)
    await expect(profile.getByText('Only friends see more'), path).toBeVisible()
  }
  await profile.goto(`/profile/${mara}`)
  await visitors.reload()
  await expectClosed(visitors, mara)

  await finns.goto(`/profile/${mara}`)
  await expect(finns.getByText(words)).toBeVisible()
  await finns.goto('/')
  await expect(finns.getByRole('article').filter({ hasText: words })).toBeVisible()

  await untilStored(profile, () =>
    profile.getByRole('button', { name: 'Add', exact: true }).click(),
  )
  await expect(profile.getByRole('button', { name: 'Requested' })).toBeVisible()
  await page.goto(`/profile/${stranger}`)
  await untilStored(page, () => page.getByRole('button', { name: 'Approve' }).click())
  await profile.reload()
  await expect(profile.getByText(words)).toBeVisible()
})

test('Mats looks at his profile as others see it', async ({ page, request }, info) => {
  const mats = nameOnThisDevice('mats', info)
  await makeAuthor(request, mats)
  const headers = await logIn(page.request, mats)
  await page.request.patch('/v1/privacy-settings', { headers, data: { audience: 'friends' } })
  await page.goto('/settings/privacy')
  await page.getByRole('link', { name: 'A visitor' }).click()
  const bar = page.getByRole('complementary', { name: 'See my profile as' })
  await expect(bar.getByText('This is what a visitor sees')).toBeVisible()
  const menu = page.getByRole('button', { name: `Menu of ${mats}` })
  await expect(menu).toBeVisible()
  await expectClosed(page, mats)
  await expectAccessible(page, 'the view of a visitor')
  await bar.getByRole('link', { name: 'A member' }).click()
  await expect(bar.getByText('This is what members who aren’t your friends see')).toBeVisible()
  await expectClosed(page, mats)
  await expectAccessible(page, 'the view of a member')
  await bar.getByRole('link', { name: 'A friend' }).click()
  await expect(bar.getByText('This is what a friend sees')).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expectAccessible(page, 'the view of a friend')
  await bar.getByRole('link', { name: 'Done' }).click()
  await expect(menu).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(bar).toHaveCount(0)
  // Links of the shell to other pages leave the view.
  await page.goto(`/profile/${mats}?as=friend`)
  await expect(bar).toBeVisible()
  await chooseInMenu(page, mats, 'Lists')
  await expect(page).toHaveURL(`/u/${mats}/lists`)
  await expect(page.getByRole('button', { name: 'New List' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
