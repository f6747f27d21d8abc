import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

/** A png of 400 × 200: the left half red, the right half blue. */
async function redBesideBlue(): Promise<Buffer> {
  const half = { width: 200, height: 200, channels: 3 } as const
  const red = await sharp({ create: { ...half, background: 'red' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 400, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** The width of the picture in a button, and its colours near both edges. */
async function coloursOf(page: Page, button: string) {
  const src = await page.getByRole('button', { name: button }).locator('img').getAttribute('src')
  const bytes = await (await page.request.get(src ?? '')).body()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
  }
  return { width: info.width, left: colourAt(8), right: colourAt(info.width - 8) }
}

test('Mia sets a name, a picture, the dark theme and a new password', async ({
  page,
  watch,
}, info) => {
  watch.plan(/40[0-9]|415|422/)
  const mia = nameOnThisDevice('mia', info)
  await register(page.request, mia)
  await page.goto('/settings')
  const sections = page.getByRole('navigation', { name: 'Sections of the settings' })
  const goTo = async (name: string) => {
    if (!(await sections.isVisible())) await page.getByRole('link', { name: 'Settings' }).click()
    await sections.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expect(sections).toBeVisible()
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
  const file = page.getByLabel('Choose a picture')
  await expect(upload).toBeDisabled()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('words') })
  await upload.click()
  await expect(page.getByText(/^An error occurred: ./)).toBeVisible()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await redBesideBlue() })
  const frame = page.getByRole('application', { name: 'Part of the picture to keep' })
  await expect(page.getByLabel('Zoom')).toHaveValue('1')
  await frame.focus()
  await page.keyboard.press('+')
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft')
  await expectAccessible(page, 'choosing a part of a picture')
  await upload.click()
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await expect(page.getByRole('button', { name: `Menu of ${mia}` }).locator('img')).toHaveAttribute(
    'src',
    /\/files\/.+\.webp$/,
  )
  expect(await coloursOf(page, `Menu of ${mia}`)).toEqual({ width: 512, left: 'red', right: 'red' })

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await redBesideBlue() })
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame has no place')
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await upload.click()
  // The file of the picture before may be gone by now.
  await expect(async () => {
    const colours = await coloursOf(page, `Menu of ${mia}`)
    expect(colours).toEqual({ width: 512, left: 'blue', right: 'blue' })
  }).toPass()

  await goTo('Appearance')
  await expect(page).toHaveURL(/\/settings\/appearance$/)
  const dark = page.getByRole('switch', { name: 'Dark mode' })
  await expect(dark).not.toBeChecked()
  await dark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeChecked()
  await expectAccessible(page, 'settings in the dark')
  await page.getByRole('switch', { name: 'Match this device' }).click()
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
  await register(page.request, nils)
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
