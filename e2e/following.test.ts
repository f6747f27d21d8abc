import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('an author is followed, stands in the list and is let go', async ({ page }, info) => {
  await register(page.request, nameOnThisDevice('rosa', info))
  await page.goto('/search?q=The+Dispossessed')
  await page
    .getByRole('main')
    .getByRole('link', { name: /The Dispossessed/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Dispossessed' })).toBeVisible()
  await page.getByRole('link', { name: 'Ursula K. Le Guin', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ursula K. Le Guin' })).toBeVisible()
  const followed = page.waitForResponse('**/v1/contributors/*/follow')
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await followed
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  await expectAccessible(page, 'a person who is followed')

  await page.goto('/following')
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('link', { name: 'Ursula K. Le Guin' })).toBeVisible()
  await expectAccessible(page, 'the list of what is followed')
  await people.getByRole('button', { name: 'Following: Ursula K. Le Guin' }).click()
  await expect(page.getByText('You follow nothing yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You follow nothing yet')).toBeVisible()
})
