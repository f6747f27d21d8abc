import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'

const password = 'an engine of 1843'

// A new instance, whose settings are its own to store.
test.use({ settings: { SETUP: 'on', PUBLIC_URL: '' } })

const english = {
  username: 'Username',
  email: 'E-mail',
  password: 'Password',
  confirmation: 'Confirm password',
}

const german = {
  username: 'Benutzername',
  email: 'E-Mail',
  password: 'Passwort',
  confirmation: 'Passwort wiederholen',
}

const codeOf = async (dataFolder: string): Promise<string> =>
  (await readFile(join(dataFolder, 'setup-code'), 'utf8')).trim()

test.describe('a new instance', () => {
  test.skip(({ isMobile }) => isMobile, 'on a desktop in English')

  test('goes from the code to Home', async ({ page, product, watch }) => {
    watch.plan(/4\d\d/)
    await page.goto('/explore/film')
    await expect(page).toHaveURL('/setup')
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await expectAccessible(page, 'the first step')
    await page.getByLabel('Code').fill('abcd-efgh')
    await fillAdmin(page, english)
    await page.getByRole('button', { name: 'Create the admin' }).click()
    await expect(page.getByText('This is not the code of this instance.').first()).toBeVisible()
    await page.getByLabel('Code').fill(await codeOf(product.dataFolder))
    await page.getByRole('button', { name: 'Create the admin' }).click()

    await expect(page.getByRole('heading', { name: 'Name and doors' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Film club')
    await page.getByLabel('Who may register').selectOption('Who is invited')
    await expectAccessible(page, 'the second step')
    await page.getByRole('button', { name: 'Save and go on' }).click()

    await expect(page.getByRole('heading', { name: 'Mail' })).toBeVisible()
    await page.getByLabel('Mail server').fill('smtp://127.0.0.1:1')
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText(/^Nothing answers there/)).toBeVisible()
    await page.getByLabel('Mail server').fill('')
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText('A letter is on its way to you.')).toBeVisible()
    await page.getByRole('button', { name: 'Skip' }).click()

    await expect(page.getByRole('heading', { name: 'Pictures and sources' })).toBeVisible()
    await page.getByLabel('TMDB token').fill('0123456789abcdef0123456789abcdef')
    await page.getByRole('button', { name: 'Try TMDB' }).click()
    await expect(page.getByText(/^This is missing or a value of another kind/)).toBeVisible()
    await page.getByLabel('TMDB token').fill('')
    await expectAccessible(page, 'the fourth step')
    await page.getByRole('button', { name: 'Skip' }).click()

    await expect(page.getByRole('heading', { name: 'It is ready' })).toBeVisible()
    await expect(page.getByText('There is no mail server')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByText('Film club')).toBeVisible()
  })
})

test.describe('a new instance on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'on a phone in German')
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } })

  test('goes from the link to Home', async ({ page, product }) => {
    await page.goto(`/setup#${await codeOf(product.dataFolder)}`)
    await expect(page.getByRole('heading', { name: 'Der erste Admin' })).toBeVisible()
    await expect(page).toHaveURL('/setup')
    await fillAdmin(page, german)
    await page.getByRole('button', { name: 'Admin anlegen' }).click()
    for (const heading of ['Name und Türen', 'E-Mail', 'Bilder und Quellen']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expectAccessible(page, heading)
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Überspringen' }).click()
    }
    await expect(page.getByRole('heading', { name: 'Alles bereit' })).toBeVisible()
    await expectNoOverflow(page)
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL('/')
  })
})

async function fillAdmin(page: Page, labels: typeof english): Promise<void> {
  await page.getByLabel(labels.username, { exact: true }).fill('ada')
  await page.getByLabel(labels.email, { exact: true }).fill('ada@mail.example')
  await page.getByLabel(labels.password, { exact: true }).fill(password)
  await page.getByLabel(labels.confirmation, { exact: true }).fill(password)
}

async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
}
