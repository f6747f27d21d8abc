import type { Page } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { unsubscribeLink } from './fixtures/letter-links.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test.beforeEach(async ({ page }) => useDeviceLook(page))

/** Turns a switch over, and waits until the change is stored. */
async function turn(page: Page, name: string, path: string): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith(path) && answer.request().method() === 'PATCH',
  )
  await page.getByRole('switch', { name }).click()
  expect((await stored).ok()).toBe(true)
}

test('Ida chooses what she is told and how, and a letter ends itself', async ({
  page,
  people,
  product,
}, info) => {
  const ida = nameOnThisDevice('ida', info)
  await register(page.request, ida)
  const answer = await page.request.get(`/profile?user=${ida}`, {
    headers: { accept: 'application/json' },
  })
  const { id }: { id: number } = await answer.json()

  await page.goto('/settings/notifications')
  const comments = page.getByRole('switch', { name: 'Comments on your reviews: E-mail' })
  const onSite = page.getByRole('switch', { name: 'Comments on your reviews: On Medley' })
  const requests = page.getByRole('switch', { name: 'Friend requests: E-mail', exact: true })
  const digest = page.getByRole('switch', { name: 'Send me an e-mail on Fridays' })
  await expect(requests).toBeChecked()
  await expect(comments).not.toBeChecked()
  await expect(digest).not.toBeChecked()
  await expectAccessible(page, 'the settings of notifications')
  const path = '/v1/notification-settings'
  await turn(page, 'Comments on your reviews: E-mail', path)
  await turn(page, 'Comments on your reviews: On Medley', path)
  await turn(page, 'Send me an e-mail on Fridays', path)
  await page.reload()
  await expect(comments).toBeChecked()
  await expect(onSite).not.toBeChecked()
  await expect(digest).toBeChecked()
  await expectAccessible(page, 'changed settings of notifications')

  // The letter may be read on a device without a login.
  const reader = await people.open()
  await useDeviceLook(reader)
  await reader.goto(await unsubscribeLink(product, id, ['comment', 'weekly digest']))
  await expect(reader.getByRole('main').getByRole('listitem')).toHaveText([
    'Comments on your reviews',
    'Weekly digest',
  ])
  await expectAccessible(reader, 'what a letter ends')
  await page.reload()
  await expect(digest).toBeChecked()
  await reader.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(reader.getByText('You have been unsubscribed')).toBeVisible()
  await expectAccessible(reader, 'letters ended')

  // The mail program's own button sends this without opening the page.
  const oneClick = await reader.request.post(
    await unsubscribeLink(product, id, ['new friend request']),
    { form: { 'List-Unsubscribe': 'One-Click' } },
  )
  expect(oneClick.ok()).toBe(true)
  await page.reload()
  await expect(digest).not.toBeChecked()
  await expect(comments).not.toBeChecked()
  await expect(requests).not.toBeChecked()
  await expect(onSite).not.toBeChecked()
})

test('Jan stays out of friend suggestions', async ({ page, people }, info) => {
  const jan = nameOnThisDevice('jan', info)
  const kim = nameOnThisDevice('kim', info)
  await register(page.request, jan)
  const kims = await people.open()
  await register(kims.request, kim)
  await kims.goto('/')
  await expect(kims.getByRole('main').getByText(jan).first()).toBeVisible()

  await page.goto('/settings/privacy')
  await expect(page.getByRole('switch', { name: 'Suggest me as a friend' })).toBeChecked()
  await turn(page, 'Suggest me as a friend', '/v1/privacy-settings')
  await expectAccessible(page, 'the settings of privacy')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Suggest me as a friend' })).not.toBeChecked()

  const opened = kims.waitForResponse((answer) => answer.url().includes('/v1/pages/home'))
  await kims.reload()
  await opened
  await expect(kims.getByText(jan)).toHaveCount(0)
})
