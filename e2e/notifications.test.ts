import type { Locator, Page } from '@playwright/test'
import { join, nameOnThisDevice, register, untilStored } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** The button of the member's menu, and its picture's label while something is unread. */
function menuOf(page: Page, username: string): { button: Locator; badge: Locator } {
  const button = page.getByRole('button', { name: `Menu of ${username}` })
  return { button, badge: button.getByLabel('Unread notifications') }
}

async function openNotifications(page: Page, username: string): Promise<void> {
  await menuOf(page, username).button.click()
  await page.getByRole('menuitem', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
}

async function rate(page: Page, film: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Write a Review' }).click()
  const popup = page.getByRole('dialog', { name: 'New Post' })
  await popup.getByRole('searchbox').fill(film)
  await popup
    .getByRole('button', { name: new RegExp(film) })
    .first()
    .click()
  await popup.getByRole('radio', { name: '8 of 10' }).check()
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
}

test('a visitor is redirected to the login', async ({ page }) => {
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/login$/)
})

test('Dora sees notifications of requests, approvals, likes and comments, read once she leaves', async ({
  page,
  people,
}, info) => {
  const dora = nameOnThisDevice('dora', info)
  const emil = nameOnThisDevice('emil', info)
  await join(page, dora)
  await rate(page, 'Moonlight')
  await expect(menuOf(page, dora).badge).toHaveCount(0)

  const emils = await people.open()
  await register(emils.request, emil)
  await emils.goto(`/profile/${dora}`)
  await untilStored(emils, () =>
    emils.getByRole('button', { name: 'Add', exact: true }).first().click(),
  )
  await expect(emils.getByRole('button', { name: 'Requested' }).first()).toBeVisible()

  await page.reload()
  await expect(menuOf(page, dora).badge).toBeVisible()
  await openNotifications(page, dora)
  const newOnes = page.getByRole('region', { name: 'New Notifications' })
  const older = page.getByRole('region', { name: 'Older Notifications' })
  await expect(newOnes.getByText(`${emil} wants to be friends`)).toBeVisible()
  await expect(older.getByText('No older notifications')).toBeVisible()
  await untilStored(page, () => newOnes.getByRole('button', { name: `Approve: ${emil}` }).click())
  await expect(newOnes.getByText('Friends', { exact: true })).toBeVisible()
  await expect(menuOf(page, dora).badge).toHaveCount(0)

  await emils.goto('/')
  await expect(menuOf(emils, emil).badge).toBeVisible()
  const card = emils.getByRole('article').filter({ hasText: 'Moonlight' })
  await card.getByRole('button', { name: /^Like/ }).click()
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  await card.getByRole('button', { name: 'Comment', exact: true }).click()
  const box = card.getByRole('textbox', { name: 'Add a comment' })
  for (const comment of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) {
    await box.fill(comment)
    await card.getByRole('button', { name: 'Post' }).click()
    await expect(card.getByText(comment)).toBeVisible()
    await expect(box).toHaveValue('')
  }
  await openNotifications(emils, emil)
  await expect(emils.getByText(`${dora} is now your friend`)).toBeVisible()

  const marking = page.waitForRequest('**/v1/notifications/read')
  await page.getByRole('link', { name: 'Medley, home' }).click()
  await marking
  await page.reload()
  await expect(menuOf(page, dora).badge).toBeVisible()
  await openNotifications(page, dora)
  await expect(newOnes.getByRole('listitem')).toHaveCount(5)
  await newOnes.getByRole('button', { name: 'Load more' }).click()
  await expect(newOnes.getByRole('listitem')).toHaveCount(6)
  await expect(older.getByRole('listitem')).toHaveText([/wants to be friends.*Friends$/])
  await newOnes.getByRole('link', { name: `${emil} liked your review of Moonlight` }).click()
  await expect(page).toHaveURL(/\/review\/\d+$/)
  await expect(menuOf(page, dora).badge).toHaveCount(0)

  await openNotifications(page, dora)
  await expect(newOnes.getByText('No new notifications')).toBeVisible()
  await expect(older.getByRole('listitem')).toHaveCount(5)
  await older.getByRole('button', { name: 'Load more' }).click()
  await expect(older.getByRole('listitem')).toHaveCount(7)
})
