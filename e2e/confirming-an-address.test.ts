import { expectAccessible } from './fixtures/axe.ts'
import { findConfirmationLink, mailsIn } from './fixtures/mails.ts'
import { nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

// As with a mail server; the letters are read from the outbox all the same.
test.use({ settings: { CONFIRM_EMAIL: 'on' } })

test('Una confirms her address, adds a film, and moves to another address', async ({
  page,
  product,
  watch,
}, info) => {
  watch.plan(/403/)
  watch.plan(/400/)
  const una = nameOnThisDevice('una', info)
  const [first, second] = [`${una}@mail.example`, `${una}@elsewhere.example`]
  const section = page.getByRole('heading', { name: 'E-mail address', exact: true }).locator('..')
  await register(page.request, una)

  // Without a confirmed address she cannot add a film, and learns why.
  await page.goto(`/search?category=film&q=Corridor+Qzwx+${una}`)
  await page.getByRole('button', { name: /^Not here\? Add/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a work' })
  await dialog.getByRole('button', { name: 'Add this work' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Confirm your e-mail address to add works')
  await expect(dialog.getByRole('button', { name: 'Send the e-mail again' })).toBeVisible()
  await expectAccessible(page, 'the window that asks for a confirmed address')

  const link = await findConfirmationLink(product.dataFolder, first)
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await expectAccessible(page, 'the page behind the link')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${first} is confirmed`)).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This link has been used already.')).toBeVisible()
  await expectAccessible(page, 'the page behind a used link')
  await page.getByRole('link', { name: 'Go to Settings' }).click()
  await expect(section.getByText('Confirmed')).toBeVisible()

  await page.goto(`/search?category=film&q=Corridor+Qzwx+${una}`)
  await page.getByRole('button', { name: /^Not here\? Add/ }).click()
  await dialog.getByRole('button', { name: 'Add this work' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/settings/account')
  await section.getByLabel('New e-mail address').fill(second)
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Change address' }).click()
  await expect(section.getByText(/will be your address once you follow the link/)).toBeVisible()
  await expectAccessible(page, 'a change of address that waits')
  await page.goto(await findConfirmationLink(product.dataFolder, second))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${second} is now your account’s address`)).toBeVisible()
  await expect
    .poll(async () => (await mailsIn(product.dataFolder)).split('\nTo: '))
    .toContainEqual(
      expect.stringMatching(new RegExp(`^${first}\nSubject: Your e-mail address was`)),
    )
  await page.getByRole('link', { name: 'Continue to Medley' }).click()
  await expect(page.getByRole('button', { name: `Menu of ${una}` })).toBeVisible()
  await page.goto('/settings/account')
  await expect(section.getByText(second)).toBeVisible()
})
