import type { Page } from '@playwright/test'
import { addAuthenticator } from './fixtures/authenticator.ts'
import { codeOf } from './fixtures/authenticator-app.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { logOut, nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** The settings of second factors. */
const sectionOf = (page: Page) =>
  page.getByRole('heading', { name: 'Two-factor login', exact: true }).locator('..')

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByLabel('Username or e-mail').fill(username)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}

const isIn = (page: Page, username: string) =>
  expect(page.getByRole('button', { name: `Menu of ${username}` })).toBeVisible()

// Browsers give passkeys to names only, not to addresses.
test.use({
  baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
})

test('Ida logs in with her app, a passkey and a recovery code', async ({ page, watch }, info) => {
  watch.plan(/403|422/)
  const ida = nameOnThisDevice('ida', info)
  await addAuthenticator(page)
  await register(page.request, ida)

  await page.goto('/settings/security')
  const section = sectionOf(page)
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(setup.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  await expectAccessible(page, 'setting up an authenticator app')
  const key = (await setup.getByText(/^Key:/).innerText()).replace('Key:', '').trim()
  await setup.getByLabel('Code the app shows now').fill(codeOf(key))
  await setup.getByRole('button', { name: 'Add', exact: true }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'the recovery codes')
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(section.getByText('10 of 10 left')).toBeVisible()
  await logOut(page, ida)

  await logIn(page, ida)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page, 'the second step of a login')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong or has been used')).toBeVisible()
  // The code of now was used up by the setup.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 30))
  await page.keyboard.press('Enter')
  await isIn(page, ida)

  await page.goto('/settings/security')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('Laptop')
  await naming.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(section.getByText('Laptop')).toBeVisible()
  await expectAccessible(page, 'the second factors')
  await logOut(page, ida)

  await logIn(page, ida)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await isIn(page, ida)
  await page.goto('/settings/security')
  await expect(section.getByText(/last used just now/)).toBeVisible()
  await logOut(page, ida)

  await logIn(page, ida)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase())
  await page.keyboard.press('Enter')
  await isIn(page, ida)
  await page.goto('/settings/security')
  await expect(section.getByText('9 of 10 left')).toBeVisible()

  await page.goto('/settings/account')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  // As if ten minutes had gone by: the server's first answer is that it wants a proof.
  await page.route(
    '**/account',
    async (route) =>
      route.fulfill({
        status: 403,
        json: {
          status: 403,
          code: 'proof_required',
          message: 'Confirm it’s you',
          proof: { methods: ['passkey', 'code', 'recoveryCode'] },
        },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Delete account' }).click()
  const leaving = page.getByRole('dialog', { name: 'Delete account' })
  await leaving.getByLabel('Password').fill(password)
  await leaving.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectAccessible(page, 'the question who is there')
  await question.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('region', { name: 'Popular Films' })).toBeVisible()
  await logIn(page, ida)
  await expect(page.getByText('Username or Password is incorrect')).toBeVisible()
})

test('Ida logs in with a passkey alone', async ({ page, watch }, info) => {
  watch.plan(/422/)
  const ida = nameOnThisDevice('ida', info)
  await addAuthenticator(page)
  await register(page.request, ida)
  await page.goto('/settings/security')
  const section = sectionOf(page)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('Laptop')
  await naming.getByRole('button', { name: 'Add', exact: true }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  const saved = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Save as a file' }).click()
  expect((await saved).suggestedFilename()).toBe('medley-recovery-codes.txt')
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await logOut(page, ida)

  const withPasskey = page.getByRole('main').getByRole('button', { name: 'Log in with a passkey' })
  await page.goto('/login')
  await expect(withPasskey).toBeVisible()
  await expectAccessible(page, 'the login')
  await withPasskey.click()
  await isIn(page, ida)

  await page.goto('/settings/security')
  await section.getByRole('button', { name: 'Remove the passkey Laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(section.getByText('Laptop')).toBeHidden()
  await logOut(page, ida)
  await page.goto('/login')
  await withPasskey.click()
  await expect(page.getByText('This passkey was not accepted')).toBeVisible()
})
