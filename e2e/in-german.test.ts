import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, password } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ locale: 'de-DE' })

/** Fills in the German registration. */
async function createAccount(page: Page, username: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(`${username}@mail.example`)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('button', { name: `Menü von ${username}` })).toBeVisible()
}

const language = (page: Page) => page.locator('html').getAttribute('lang')

test('Jutta joins in German, rates, and takes English and German along', async ({
  page,
  product,
  browser,
}, info) => {
  const jutta = nameOnThisDevice('jutta', info)
  await page.goto('/')
  expect(await language(page)).toBe('de')
  await expect(page.getByText(/^Die Filme, Serien, Bücher/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Beliebte Filme' })).toBeVisible()
  await expectAccessible(page, 'the German landing page')
  await page.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).first().click()
  await createAccount(page, jutta)

  await page.goto('/film/7')
  await page.getByRole('radio', { name: '8 von 10', exact: true }).first().click()
  await expect(page.getByText(/: 8 von 10$/)).toBeVisible()
  await expectAccessible(page, 'a rated work in German')

  await page.goto('/settings/appearance')
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await expectAccessible(page, 'the choice of the language')
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Darstellung' })).toBeVisible()

  const other = await browser.newContext({ locale: 'en-US', baseURL: product.url })
  const there = await other.newPage()
  await there.goto('/login')
  expect(await language(there)).toBe('en')
  await there.getByRole('main').getByLabel('Username or e-mail').fill(jutta)
  await there.getByRole('main').getByLabel('Password').fill(password)
  await there.getByRole('main').getByLabel('Password').press('Enter')
  await expect(there.getByRole('button', { name: `Menü von ${jutta}` })).toBeVisible()
  expect(await language(there)).toBe('de')
  await other.close()
})

test('a language chosen in the footer is kept on the next visit', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/intro')
  expect(await language(page)).toBe('de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What you can do with Medley' }),
  ).toBeVisible()
  expect(await language(page)).toBe('en')
  await expect(page).toHaveURL(/\/intro$/)

  const { cookies } = await page.context().storageState()
  const next = await browser.newContext({
    locale: 'de-DE',
    baseURL: product.url,
    // Cookies without an end are gone when the browser is closed.
    storageState: { cookies: cookies.filter(({ expires }) => expires > 0), origins: [] },
  })
  const later = await next.newPage()
  await later.goto('/')
  expect(await language(later)).toBe('en')
  await next.close()
})
