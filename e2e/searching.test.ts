import { expectAccessible } from './fixtures/axe.ts'
import { join, logOut, nameOnThisDevice } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('a misspelt search finds works of every medium as guesses', async ({ page }) => {
  await page.goto('/search')
  const main = page.getByRole('main')
  await page.getByRole('searchbox').fill('pulp fictoin')
  await expect(main.getByText('Did you mean')).toBeVisible()
  const films = main.getByRole('region', { name: /^Films/ })
  await expect(films.getByRole('link', { name: /Pulp Fiction/ }).first()).toBeVisible()
  await expectAccessible(page, 'guesses in groups')

  // A title of one medium, looked for in another one.
  await page.goto('/search?category=podcast&q=pulp%20fiction')
  await expect(main.getByText('no results found')).toBeVisible()
  await main.getByRole('button', { name: /films? match/ }).click()
  await expect(page).toHaveURL(/category=film/)
  await expect(main.getByRole('link', { name: /Pulp Fiction/ }).first()).toBeVisible()
})

test('the navbar suggests while typing and keeps recent searches until the logout', async ({
  page,
}, info) => {
  test.skip(info.project.name === 'phone', 'A phone has the search page instead of a field')
  const sofia = nameOnThisDevice('sofia', info)
  await join(page, sofia)
  // Outside any field, the slash leads to the navbar's.
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await page.keyboard.type('taxi dr')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  const taxiDriver = suggestions.getByRole('option', { name: /Taxi Driver/ }).first()
  await expect(taxiDriver).toBeVisible()
  await expectAccessible(page, 'suggestions')
  await page.keyboard.press('Escape')
  await expect(suggestions).toBeHidden()
  await page.keyboard.press('ArrowDown')
  // Before its result has come, the list offers all results alone.
  await expect(taxiDriver).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(taxiDriver).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Taxi Driver' })).toBeVisible()

  await field.fill('the godfather')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=the\+godfather/)
  await expect(page.getByRole('searchbox')).toHaveValue('the godfather')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Taxi Driver' })).toBeVisible()
  await field.focus()
  const recent = page.getByRole('listbox', { name: 'Recent searches' })
  await expect(recent.getByRole('option')).toHaveText(['the godfather', 'taxi dr'])
  await expectAccessible(page, 'recent searches')

  await page.keyboard.press('Escape')
  await logOut(page, sofia)
  await page.goto('/search')
  await expect(page.getByText('What are you looking for?')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent searches' })).toBeHidden()
})
