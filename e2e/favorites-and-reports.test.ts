import type { Page } from '@playwright/test'
import { mailsIn } from './fixtures/mails.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** Waits until the favourite is saved; it is shown before that. */
function savingOf(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) => response.url().includes('/v1/users/') && response.request().method() !== 'GET',
  )
}

test('Fay chooses her favourites, and another member reports her', async ({
  page,
  people,
  product,
}, info) => {
  const fay = nameOnThisDevice('fay', info)
  await register(page.request, fay)
  await page.goto(`/profile/${fay}`)
  await expect(page.getByText('No Favorite Set')).toBeVisible()

  await page.getByRole('button', { name: 'Edit favorites' }).click()
  const drawer = page.getByRole('dialog', { name: 'Edit favorites' })
  for (const [tab, work] of [
    ['Film', 'The Godfather'],
    ['Book', 'Pride and Prejudice'],
  ] as const) {
    await drawer.getByRole('tab', { name: tab }).click()
    await drawer.getByRole('searchbox').fill(work)
    const saved = savingOf(page)
    await drawer.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
    await expect(
      drawer.getByRole('button', { name: `Remove ${work} from your favorites` }),
    ).toBeVisible()
    await saved
  }
  await drawer.getByRole('button', { name: 'Close' }).click()

  const guest = await people.open()
  await guest.goto(`/profile/${fay}`)
  const card = guest.getByRole('region', { name: 'Favorites' })
  await expect(card.getByRole('link')).toHaveText([/The Godfather/, /Pride and Prejudice/])
  await expect(card.getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit favorites' }).click()
  await drawer.getByRole('tab', { name: 'Film' }).click()
  const saved = savingOf(page)
  await drawer.getByRole('button', { name: 'Remove The Godfather from your favorites' }).click()
  await expect(drawer.getByText('No Favorite Set')).toBeVisible()
  await saved
  await guest.reload()
  await expect(card.getByRole('link')).toHaveText([/Pride and Prejudice/])

  const gil = nameOnThisDevice('gil', info)
  await register(guest.request, gil)
  await guest.goto(`/profile/${fay}`)
  await guest.getByRole('button', { name: 'Profile menu' }).click()
  await guest.getByRole('menuitem', { name: 'Report User' }).click()
  const popup = guest.getByRole('dialog', { name: 'Report User' })
  await popup.getByRole('button', { name: 'Report' }).click()
  await expect(popup.getByText('required')).toBeVisible()
  await popup.getByLabel('Reason').selectOption('profile picture')
  await popup.getByRole('button', { name: 'Report' }).click()
  await expect(guest.getByText('Report submitted')).toBeVisible()
  await expect(popup).toBeHidden()
  await expect.poll(() => mailsIn(product.dataFolder)).toContain(`${gil} (user`)
})

test('a visitor sends feedback from the terms', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await page.getByRole('link', { name: 'feedback form' }).click()
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await page.getByRole('radio', { name: 'Suggestion' }).check()
  await page.getByLabel('Comments').fill('More podcasts, please.')
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'Thank you for your feedback!' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Comments')).toHaveValue('')
})
