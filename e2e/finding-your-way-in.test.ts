import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { findResetLink } from './fixtures/mails.ts'
import {
  createAccount,
  logInByDropdown,
  logOut,
  nameOnThisDevice,
  password,
  register,
} from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const day = 86_400

/** Days until the session cookie expires; -1 if it ends with the browser. */
async function cookieDays(page: Page): Promise<number> {
  const cookies = await page.context().cookies()
  const { expires } = cookies.find(({ name }) => name === '__Host-authorization') ?? {
    expires: Number.NaN,
  }
  return expires === -1 ? -1 : Math.round((expires - Date.now() / 1000) / day)
}

const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Login' })

async function openDropdown(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(dropdown(page)).toBeVisible()
}

test('the registration form shows an error for each invalid field', async ({
  page,
  watch,
}, info) => {
  watch.plan(/409/)
  const hal = nameOnThisDevice('hal', info)
  await page.goto('/')
  await openDropdown(page)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/create-account$/)
  const create = page.getByRole('main').getByRole('button', { name: 'Create Account' })
  for (const label of ['E-mail', 'Username', 'Confirm password']) {
    await page.getByLabel(label).fill('x')
    await page.getByLabel(label).fill('')
  }
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.getByLabel('Password', { exact: true }).fill('')
  await expect(page.getByText('Required', { exact: true })).toHaveCount(4)
  await page.getByLabel('Username').fill('a'.repeat(33))
  await expect(page.getByText('Username must be 32 characters or less')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('a'.repeat(129))
  await expect(page.getByText('Password too long. Max 128 characters')).toBeVisible()
  await expectAccessible(page, 'registration with faults')

  await page.getByLabel('E-mail').fill(`${hal}@mail.example`)
  await page.getByLabel('Username').fill(hal)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await expect(create).toBeDisabled()
  await createAccount(page, hal)
  await expect(page).toHaveURL(/\/$/)
  expect(await cookieDays(page)).toBe(7)
  // The language of the account; scripts cannot read the session.
  expect(await page.evaluate(() => document.cookie)).toBe('language=en')

  await logOut(page, hal)
  await expect.poll(() => cookieDays(page)).toBeNaN()
  await page.goto('/create-account')
  await page.getByLabel('E-mail').fill(`${hal}2@mail.example`)
  await page.getByLabel('Username').fill(hal.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox').check()
  await create.click()
  await expect(page.getByText('Username is already taken').first()).toBeVisible()
})

test('Ida logs in by username, by e-mail and with a persistent session, and logs out', async ({
  page,
  request,
  watch,
}, info) => {
  watch.plan(/422/)
  const ida = nameOnThisDevice('ida', info)
  await register(request, ida)

  await page.goto('/film/1')
  await expect(page).toHaveURL(/\/film\/1-./)
  await openDropdown(page)
  await dropdown(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Username or Password empty')).toBeVisible()
  await page.getByLabel('Username or e-mail').fill(ida)
  await page.getByLabel('Password').fill('not her password')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByText('Username or Password is incorrect')).toBeVisible()
  await expectAccessible(page, 'dropdown with a fault')
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('button', { name: `Menu of ${ida}` })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await cookieDays(page)).toBe(-1)
  await logOut(page, ida)

  await openDropdown(page)
  await page.getByLabel('Remember me').check()
  await page.getByLabel('Username or e-mail').fill(`${ida}@mail.example`)
  await page.getByLabel('Password').fill(password)
  const login = page.waitForRequest('**/login')
  await dropdown(page).getByRole('button', { name: 'Login' }).click()
  const lifetime = 'remembered'
  const sent = { email: `${ida}@mail.example`, password, lifetime }
  expect((await login).postDataJSON()).toEqual(sent)
  await expect(page.getByRole('button', { name: `Menu of ${ida}` })).toBeVisible()
  // Chromium keeps no cookie for longer than 400 days.
  expect(await cookieDays(page)).toBeGreaterThanOrEqual(399)

  await page.reload()
  await expect(page.getByRole('button', { name: `Menu of ${ida}` })).toBeVisible()
  await logOut(page, ida)
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Username or e-mail').fill(ida)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await cookieDays(page)).toBe(7)
})

test('a revoked token ends the session at the start', async ({ page, watch }, info) => {
  watch.plan(/401/)
  const jon = nameOnThisDevice('jon', info)
  await register(page.request, jon)
  const cookie = (await page.context().cookies()).find(
    ({ name }) => name === '__Host-authorization',
  )
  if (!cookie) throw new Error('There is no cookie')
  await page.context().addCookies([{ ...cookie, value: `${cookie.value.slice(0, -4)}AAAA` }])
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()
  await expect.poll(() => cookieDays(page)).toBeNaN()
})

test('Kim resets a forgotten password with the single-use link in the e-mail', async ({
  page,
  product,
  request,
  watch,
}, info) => {
  watch.plan(/404|400|422/)
  const kim = nameOnThisDevice('kim', info)
  const address = `${kim}@mail.example`
  const renewed = 'another long password'
  await register(request, kim)
  await page.goto('/')
  await openDropdown(page)
  await page.getByRole('link', { name: 'Forgot password' }).click()
  const send = page.getByRole('main').getByRole('button', { name: 'Send' })
  await page.getByLabel('E-mail').fill('nobody')
  await send.click()
  await expect(page.getByText('Invalid Email')).toBeVisible()
  await page.getByLabel('E-mail').fill(`nobody-${address}`)
  await send.click()
  await expect(
    page.getByText(`No account is registered with the email nobody-${address}`),
  ).toBeVisible()
  await page.getByLabel('E-mail').fill(address)
  await send.click()
  await expect(page.getByText(`A link is on its way to ${address}`)).toBeVisible()
  await expectAccessible(page, 'the link was sent')

  const link = await findResetLink(product.dataFolder, address)
  await page.goto(link)
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await page.getByLabel('New password').fill('short')
  await expect(page.getByText('Password Too Short - Must be 8+ chars')).toBeVisible()
  await page.getByLabel('New password').fill('a'.repeat(129))
  await expect(page.getByText('Password too long - 128 chars max')).toBeVisible()
  await page.getByLabel('New password').fill(renewed)
  await page.getByLabel('Confirm password').fill('something else')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(save).toBeDisabled()
  await expectAccessible(page, 'reset with faults')
  await page.getByLabel('Confirm password').fill(renewed)
  await save.click()
  await expect(page.getByText('Password Updated')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(link)
  await page.getByLabel('New password').fill(renewed)
  await page.getByLabel('Confirm password').fill(renewed)
  await save.click()
  await expect(page.getByText('invalid token')).toBeVisible()

  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('Username or e-mail').fill(kim)
  await main.getByLabel('Password').fill(renewed)
  await main.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: `Menu of ${kim}` })).toBeVisible()
})

test('a logged-in member who opens the login lands on the feed', async ({ page }, info) => {
  const lee = nameOnThisDevice('lee', info)
  await register(page.request, lee)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
  await logOut(page, lee)
  await logInByDropdown(page, lee)
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
})
