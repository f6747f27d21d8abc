import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { chooseInMenu, join, nameOnThisDevice, register, untilStored } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

test('Pia and Quin become friends, unfriend, and one blocks the other', async ({
  page,
  people,
  watch,
}, info) => {
  // For a blocked member the content is not found.
  watch.plan(/40[34]/)
  const pia = nameOnThisDevice('pia', info)
  const quin = nameOnThisDevice('quin', info)
  await register(page.request, pia)
  const quins = await people.open()
  await register(quins.request, quin)

  await page.goto(`/profile/${quin}`)
  await openProfileMenu(page)
  for (const name of ['Friend List', 'Works Engaged', 'Lists', 'Report User', 'Block User']) {
    await expect(item(page, name)).toBeVisible()
  }
  await expect(item(page, 'Settings')).toHaveCount(0)
  await expectAccessible(page, 'profile menu')
  await untilStored(page, () => item(page, 'Add Friend').click())
  await openProfileMenu(page)
  await expect(item(page, 'Friend Request Sent')).toBeDisabled()
  await page.keyboard.press('Escape')

  await quins.goto(`/profile/${pia}`)
  await expect(quins.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expectAccessible(quins, 'profile with a request')
  await untilStored(quins, () => quins.getByRole('button', { name: 'Approve' }).click())
  await openProfileMenu(quins)
  await expect(item(quins, 'Already Friends')).toBeDisabled()
  await quins.keyboard.press('Escape')

  await chooseInMenu(page, pia, /^Friends/)
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('alertdialog', {
    name: `Are you sure you want to remove ${quin} from your friends?`,
  })
  await expectAccessible(page, 'removing a friend')
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Friend successfully removed')).toBeVisible()
  await expect(page.getByText('No friends yet')).toBeVisible()

  await page.goto(`/profile/${quin}`)
  await openProfileMenu(page)
  await item(page, 'Block User').click()
  const blocking = page.getByRole('alertdialog', { name: `Block ${quin}?` })
  await expectAccessible(page, 'blocking')
  await blocking.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('User is blocked')).toBeVisible()
  await quins.goto(`/profile/${pia}`)
  await expect(quins).toHaveURL(/\/page-not-found$/)

  await openProfileMenu(page)
  await item(page, 'Blocked').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('User is blocked')).toHaveCount(0)
  await quins.goto(`/profile/${pia}`)
  await expect(quins.getByRole('heading', { name: pia, exact: true })).toBeVisible()
})

test('Rosa reports a review and a comment and cannot delete them', async ({
  page,
  people,
}, info) => {
  const rosa = nameOnThisDevice('rosa', info)
  const sam = nameOnThisDevice('sam', info)
  const sams = await people.open()
  await join(sams, sam)
  await sams.getByRole('button', { name: 'Write a Review' }).click()
  const popup = sams.getByRole('dialog', { name: 'New Post' })
  await expectAccessible(sams, 'choosing a work')
  await popup.getByRole('searchbox').fill('Vertigo')
  await popup
    .getByRole('button', { name: /Vertigo/ })
    .first()
    .click()
  await popup.getByLabel('Review', { exact: true }).fill('The stairs, the stairs.')
  await expectAccessible(sams, 'writing a review')
  await popup.getByRole('button', { name: 'Post' }).click()
  await expect(sams.getByText('Review submitted successfully')).toBeVisible()
  const card = sams.getByRole('article').filter({ hasText: 'Vertigo' })
  await card.getByRole('button', { name: 'Comment', exact: true }).click()
  await card.getByRole('textbox', { name: 'Add a comment' }).fill('I stand by it.')
  await card.getByRole('button', { name: 'Post' }).click()
  await expect(card.getByText('I stand by it.')).toBeVisible()

  await register(page.request, rosa)
  await page.goto(`/profile/${sam}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Vertigo/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Review' })
  await expect(drawer.getByText('The stairs, the stairs.')).toBeVisible()
  await expect(drawer.getByText('I stand by it.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await expect(drawer.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expectAccessible(page, 'drawer')
  await drawer.getByRole('button', { name: 'Comments (1)' }).click()
  await expect(drawer.getByText('I stand by it.')).toBeHidden()
  await drawer.getByRole('button', { name: 'Comments (1)' }).click()
  await drawer.getByRole('button', { name: `Comment options: ${sam}` }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await report(page, 'Report Comment', 'offensive language')
  await drawer.getByRole('button', { name: 'Report', exact: true }).click()
  await report(page, 'Report Review', 'spoilers')
})

async function report(page: Page, title: string, reason: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: title })
  await expect(popup.getByLabel('Reason').locator('option')).toHaveText([
    'Choose a reason',
    'spoilers',
    'offensive language',
    'other',
  ])
  await popup.getByLabel('Reason').selectOption(reason)
  await popup.getByLabel('Additional comments').fill('Please have a look.')
  await expectAccessible(page, title)
  await popup.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Report submitted')).toBeVisible()
  await expect(popup).toBeHidden()
}
