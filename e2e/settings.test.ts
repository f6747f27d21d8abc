import { expectAccessible } from './fixtures/axe.ts'
import { createAccount, nameOnThisDevice, password } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** One blue pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)

test('Mia sets a name, a picture, the dark theme and a new password', async ({
  page,
  watch,
}, info) => {
  watch.plan(/40[0-9]|415|422/)
  const mia = nameOnThisDevice('mia', info)
  await page.goto('/create-account')
  await createAccount(page, mia)
  await page.goto('/settings')
  const sections = page.getByRole('navigation', { name: 'Sections of the settings' })
  const goTo = async (name: string) => {
    if (!(await sections.isVisible())) await page.getByRole('link', { name: 'Settings' }).click()
    await sections.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expectAccessible(page, 'the sections of the settings')
  await expect(sections.getByRole('link', { name: 'Feedback' })).toHaveAttribute(
    'href',
    '/feedback',
  )
  await goTo('Profile')
  const section = (heading: string) =>
    page.getByRole('heading', { name: heading, exact: true }).locator('..')

  const first = page.getByLabel('First name')
  await first.fill('a'.repeat(256))
  await expect(page.getByText('Name is too long - 255 characters max')).toBeVisible()
  await expect(section('Name').getByRole('button', { name: 'Save' })).toBeDisabled()
  await first.fill('Mia')
  await page.getByLabel('Last name').fill('Solheim')
  await section('Name').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name Updated')).toBeVisible()

  const upload = page.getByRole('button', { name: 'Upload' })
  const file = page.getByLabel(/png, jpg/)
  await expect(upload).toBeDisabled()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('words') })
  await upload.click()
  await expect(page.getByText(/^An error occurred: ./)).toBeVisible()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await upload.click()
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await expect(page.getByRole('button', { name: `Menu of ${mia}` }).locator('img')).toHaveAttribute(
    'src',
    /\/files\/.+\.webp$/,
  )

  await goTo('Appearance')
  await expect(page).toHaveURL(/\/settings\/appearance$/)
  const dark = page.getByRole('switch', { name: 'Dark mode' })
  await expect(dark).not.toBeChecked()
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page, 'settings in the dark')
  await page.getByRole('radio', { name: 'System' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()

  await goTo('Login and security')

  const save = section('Password').getByRole('button', { name: /Save|Change/ })
  const renewed = 'another long password'
  await expect(save).toBeDisabled()
  await page.getByLabel('New password').fill('short')
  await expect(page.getByText('Password Too Short - Must be 8+ chars')).toBeVisible()
  await page.getByLabel('New password').fill(renewed)
  await page.getByLabel('Confirm password').fill(renewed)
  await page.getByLabel('Old password').fill('not her password')
  await save.click()
  await expect(page.getByText('An error occurred', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Old password').fill(password)
  await save.click()
  await expect(page.getByText('Password Updated')).toBeVisible()
  await goTo('Your data')
  await expect(page.getByRole('link', { name: /Letterboxd/ })).toHaveAttribute(
    'href',
    '/import-data',
  )

  await page.goto(`/profile/${mia}`)
  await expect(page.getByRole('heading', { name: 'Mia Solheim' })).toBeVisible()
})

test('Nils deletes his account, which requires his password', async ({ page, watch }, info) => {
  watch.plan(/40[0-9]|422/)
  const nils = nameOnThisDevice('nils', info)
  await page.goto('/create-account')
  await createAccount(page, nils)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await expect(dialog.getByText('Are you sure? This option is not reversible.')).toBeVisible()
  await expectAccessible(page, 'deleting the account')
  const remove = dialog.getByRole('button', { name: 'Delete' })
  await expect(remove).toBeDisabled()
  await dialog.getByLabel('Password').fill('not his password')
  await remove.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill(password)
  await remove.click()
  await expect(page.getByText('Account deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible()
  await page.goto(`/profile/${nils}`)
  await expect(page).toHaveURL(/\/page-not-found$/)
})
