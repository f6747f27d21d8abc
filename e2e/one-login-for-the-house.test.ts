import type { Page } from '@playwright/test'
import {
  startIdentityProvider,
  type TestProvider,
} from '../server/src/testing/identity-provider.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test as base } from './fixtures/test.ts'

const test = base.extend<object, { house: TestProvider }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its pattern
    async ({}, use) => {
      const house = await startIdentityProvider('http://127.0.0.1')
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  settings: async ({ house: { issuer, settings } }, use) =>
    use({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: settings.clientId,
      OIDC_CLIENT_SECRET: settings.clientSecret,
      OIDC_NAME: 'House',
    }),
})

test.beforeEach(({ watch }) => {
  watch.plan(/outside request http:\/\/localhost/)
})

const isIn = (page: Page, username: string) =>
  expect(page.getByRole('button', { name: `Menu of ${username}` })).toBeVisible()

/** Goes to the provider from the login page. */
async function goToHouse(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Log in with House' }).click()
  await expect(page.getByRole('heading', { name: 'House' })).toBeVisible()
}

/** The part of the settings about the provider. */
const cardOf = (page: Page) =>
  page.getByRole('heading', { name: 'House', exact: true }).locator('..')

test('Greta gets an account by the login of the house, and leaves both', async ({
  page,
  house,
}, info) => {
  const greta = nameOnThisDevice('greta', info)
  const email = `${greta}@house.example`
  house.know({ sub: greta, email, email_verified: true, preferred_username: greta })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in with House' })).toBeVisible()
  await expectAccessible(page, 'a login with a provider')
  await goToHouse(page)
  await page.getByRole('link', { name: greta }).click()
  await isIn(page, greta)
  await expect(page).toHaveURL('/')

  await page.goto('/settings/security')
  const card = cardOf(page)
  await expect(card.getByText(/set a password or add a passkey first/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Disconnect House' })).toBeDisabled()
  await expectAccessible(page, 'the only way in')

  await page.getByRole('button', { name: `Menu of ${greta}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await goToHouse(page)
})

test('Hans connects the account he has, disconnects it and connects it again', async ({
  page,
  house,
  watch,
}, info) => {
  watch.plan(/403/)
  const hans = nameOnThisDevice('hans', info)
  await register(page.request, hans)
  await page.context().clearCookies()
  const email = `${hans}@mail.example`
  house.know({ sub: hans, email, email_verified: true, preferred_username: 'grandpa' })
  await goToHouse(page)
  await page.getByRole('link', { name: 'grandpa' }).click()
  await expect(page.getByText(/Confirm that it is yours to connect it with House/)).toBeVisible()
  await expectAccessible(page, 'an account to connect')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).last().click()
  await isIn(page, hans)

  await page.goto('/settings/security')
  const card = cardOf(page)
  await card.getByRole('button', { name: 'Disconnect House' }).click()
  await expect(page.getByText('Disconnected from House')).toBeVisible()
  // He is still logged in there.
  await card.getByRole('button', { name: 'Connect House' }).click()
  await expect(page.getByText('Connected with House', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/settings/security')
  await expect(card.getByRole('button', { name: 'Disconnect House' })).toBeEnabled()
  await expectAccessible(page, 'a connected account')
})

test('Uli changes his mind at the login of the house', async ({ page, watch }) => {
  watch.plan(/422/)
  await goToHouse(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('You cancelled at House. Nothing has changed.')).toBeVisible()
  await expectAccessible(page, 'a login that was cancelled')
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('Vera follows an invitation, joins by the login of the house, and is a friend at once', async ({
  page,
  people,
  house,
  watch,
}, info) => {
  watch.plan(/403/)
  const [host, vera] = [nameOnThisDevice('ina', info), nameOnThisDevice('vera', info)]
  const headers = await register(page.request, host)
  const answer = await page.request.post('/v1/invitations', { headers, data: {} })
  const { token } = await answer.json()
  house.know({ sub: vera, preferred_username: vera })

  const veras = await people.open()
  await veras.goto(`/join/${token}`)
  await veras.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await veras.getByRole('main').getByRole('button', { name: 'Log in with House' }).click()
  await veras.getByRole('link', { name: vera }).click()
  await expect(veras.getByText(/does not know your e-mail address/)).toBeVisible()
  await expectAccessible(veras, 'the question for an address')
  await veras.getByLabel('E-mail').fill(`${vera}@mail.example`)
  await veras.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
  await isIn(veras, vera)
  await veras.goto(`/profile/${host}`)
  await expect(veras.getByRole('button', { name: 'Friends', exact: true })).toBeVisible()
})
