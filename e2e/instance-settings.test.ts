import { expectAccessible } from './fixtures/axe.ts'
import { adminName, logIn } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ settings: { REGISTRATION: 'closed' } })

test('the environment rules, and other settings are searched and changed', async ({
  page,
  watch,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'on a desktop')
  watch.plan(/400/)
  await logIn(page.request, adminName)
  await page.goto('/settings/instance')
  const registration = page.getByLabel('Who may register')
  await expect(registration).toBeDisabled()
  await expect(page.getByText('Set by the environment (REGISTRATION)')).toBeVisible()
  await expectAccessible(page, 'the settings of the instance')
  await page.getByLabel('Search settings').fill('contact address')
  await expect(registration).toBeHidden()
  const save = page.getByRole('button', { name: 'Save', disabled: false })
  await page.getByLabel('Contact address').fill('nobody')
  await save.click()
  await expect(page.getByText('Must be an e-mail address.')).toBeVisible()
  await page.getByLabel('Contact address').fill('hello@mail.example')
  await save.click()
  await expect(page.getByText('Saved. It is in effect within seconds.')).toBeVisible()
  await expect(async () => {
    await page.goto('/terms-and-conditions')
    const link = page.getByRole('link', { name: 'hello@mail.example' })
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
