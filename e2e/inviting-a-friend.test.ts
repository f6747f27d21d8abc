import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { createAccount, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Has a member love three films; returns their titles. */
async function love(request: APIRequestContext, username: string): Promise<string[]> {
  const headers = await register(request, username)
  const films = [1, 2, 3].map(async (id) => {
    const data = { work: { id, medium: 'film' }, rating: 10 }
    const answer = await request.post('/v1/reviews', { headers, data })
    expect(answer.status()).toBe(201)
    const { title } = await (await request.get(`/v1/works/film/${id}`)).json()
    return String(title)
  })
  return Promise.all(films)
}

/** Makes a link in the settings and returns its address, which the browser copies. */
async function makeLink(page: Page, name: string): Promise<string> {
  await page.goto('/settings/invitations')
  await expect(page.getByText('No links yet.')).toBeVisible()
  await page.getByRole('button', { name: 'More choices' }).click()
  await page.getByLabel('Note to yourself').fill(name)
  await expect(page.getByLabel('You’ll be friends right away')).toBeChecked()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = page.getByRole('listitem').filter({ hasText: name })
  await expect(link.getByText('0 of 1 joined')).toBeVisible()
  await link.getByRole('button', { name: 'QR code' }).click()
  await expect(link.getByRole('img', { name: 'QR code with the link' })).toBeVisible()
  await expectAccessible(page, 'an open link with its code')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await link.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('Ida invites Joost, who sees what she loves, joins, and is her friend at once', async ({
  page,
  people,
  watch,
}, info) => {
  watch.plan(/404 \(Not Found\).*\/v1\/join\//)
  const [ida, joost] = [nameOnThisDevice('ida', info), nameOnThisDevice('joost', info)]
  const titles = await love(page.request, ida)
  const address = await makeLink(page, 'Sunday cinema')

  const joosts = await people.open()
  await joosts.goto(address)
  await expect(joosts.getByRole('heading', { level: 1 })).toHaveText(`${ida} invites you to Medley`)
  const covers = joosts.getByRole('main').getByRole('listitem')
  await expect(covers).toHaveCount(3)
  for (const title of titles) {
    await expect(covers.getByRole('img', { name: title })).toBeVisible()
  }
  await expect(joosts.getByText(`You and ${ida} will be friends from the start.`)).toBeVisible()
  await expectAccessible(joosts, 'the page behind a link')
  await joosts.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await createAccount(joosts, joost)
  await joosts.goto(`/profile/${ida}`)
  await expect(joosts.getByRole('button', { name: 'Friends', exact: true })).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByText(joost).first()).toBeVisible()
  await expect(page.getByText(`${joost} is now your friend`)).toBeVisible()
  await page.goto(`/profile/${joost}`)
  await expect(page.getByRole('button', { name: 'Friends', exact: true })).toBeVisible()
  await page.goto('/settings/invitations')
  const link = page.getByRole('listitem').filter({ hasText: 'Sunday cinema' })
  await expect(link.getByText('1 of 1 joined')).toBeVisible()
  await expect(link.getByRole('link', { name: joost })).toBeVisible()

  const late = await people.open()
  await late.goto(address)
  await expect(late.getByText('This invitation is no longer open')).toBeVisible()
  await expectAccessible(late, 'the page behind a used link')
})

test('Kim ends a link, and nobody joins by it any more', async ({ page, people, watch }, info) => {
  watch.plan(/404 \(Not Found\).*\/v1\/join\//)
  const [kim, lars] = [nameOnThisDevice('kim', info), nameOnThisDevice('lars', info)]
  await register(page.request, kim)
  const address = await makeLink(page, 'Book club')
  const larss = await people.open()
  await register(larss.request, lars)
  await larss.goto(address)
  await expect(larss.getByText('You already have an account here.')).toBeVisible()
  await expectAccessible(larss, 'the page behind a link, to a member')
  await larss.getByRole('link', { name: `Go to ${kim}’s profile` }).click()
  await expect(larss.getByRole('heading', { level: 1, name: kim })).toBeVisible()

  await page.getByRole('button', { name: 'End: Book club' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Book club' })).toContainText('ended')
  await expect(page.getByRole('button', { name: 'End: Book club' })).toHaveCount(0)
  await larss.goto(address)
  await expect(larss.getByText('This invitation is no longer open')).toBeVisible()
})

test('Mia invites a friend in one press from the people she could find', async ({ page }, info) => {
  await register(page.request, nameOnThisDevice('mia', info))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/search?category=users')
  await expect(page.getByText('Search by name, or pick someone below')).toBeVisible()
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = page.getByRole('textbox', { name: 'Your link' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  const address = await link.inputValue()
  expect(new URL(address).pathname).toMatch(/^\/join\//)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectAccessible(page, 'people to find, with a new link')
  await page.goto('/settings/invitations')
  await expect(page.getByRole('listitem').filter({ hasText: 'Link of' })).toContainText(
    '0 of 1 joined',
  )
})
