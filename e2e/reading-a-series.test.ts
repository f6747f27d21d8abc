import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('a reader searches a series, marks its first book read and is told the next one', async ({
  page,
}, info) => {
  await register(page.request, nameOnThisDevice('reader', info))
  await page.goto('/search?q=harry%20potter')
  const named = page.getByRole('region', { name: 'People and series' })
  await expect(named).toBeVisible()
  await expectAccessible(page, 'results with a series')
  await named.getByRole('link', { name: /Harry Potter.*books/ }).click()

  await expect(page).toHaveURL(/\/series\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Harry Potter' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('0 of 8 read')).toBeVisible()
  const cards = main.getByRole('listitem')
  await expect(cards.first()).toContainText("Sorcerer's Stone")
  await expect(cards.first()).toContainText('Read this first')
  await expectAccessible(page, 'a series')

  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /Sorcerer's Stone/ })).toBeVisible()
  await page.getByRole('button', { name: 'Read', exact: true }).first().click()
  await main.getByRole('link', { name: 'Harry Potter', exact: true }).click()
  await expect(main.getByText('1 of 8 read')).toBeVisible()
  const second = cards.filter({ hasText: 'Chamber of Secrets' })
  await expect(second).toContainText('Read this next')
})
