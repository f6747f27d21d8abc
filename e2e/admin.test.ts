import { expectAccessible } from './fixtures/axe.ts'
import { adminName, chooseInMenu, join, logIn, nameOnThisDevice } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('a member cannot open the dashboard and sees no link to it', async ({ page }, info) => {
  const ole = nameOnThisDevice('ole', info)
  await join(page, ole)
  await page.getByRole('button', { name: `Menu of ${ole}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0)
  for (const path of ['/dashboard', '/feedback-review']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/page-not-found$/)
  }
})

test('the admin reads the statistics and resolves feedback from a visitor', async ({
  page,
  people,
}, info) => {
  const words = `More podcasts, please, on the ${info.project.name}.`
  const visitor = await people.open()
  await visitor.goto('/feedback')
  await visitor.getByRole('radio', { name: 'Bug Report' }).check()
  await visitor.getByLabel('Comments').fill(words)
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.getByText('Thank you for your feedback!')).toBeVisible()
  await expectAccessible(visitor, 'thanks for the feedback')

  await logIn(page.request, adminName)
  await page.goto('/')
  await chooseInMenu(page, adminName, 'Admin Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  const numbers = page.getByRole('region', { name: 'Numbers' })
  for (const name of ['Users', 'Monthly users', 'Reviews', 'Reviews in the past 30 days']) {
    await expect(numbers.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Users over time' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reviews per medium' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expectAccessible(page, 'dashboard')

  await page.getByRole('link', { name: 'View Feedback' }).click()
  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByRole('heading', { name: 'Bug Report' })).toBeVisible()
  await expect(card.getByRole('time')).toBeVisible()
  await expectAccessible(page, 'feedback review')
  await card.getByRole('button', { name: 'Resolve' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
})
