import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/axe.ts'
import { mailsIn } from './fixtures/mails.ts'
import { adminName, logIn, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const openForm = async (page: Page) => {
  await logIn(page.request, adminName)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Send Email' }).click()
  await expect(page.getByRole('heading', { name: 'Send Email' })).toBeVisible()
}

/** The message to an address, without soft line breaks, once it is in the outbox. */
const mailTo = async (dataFolder: string, address: string, subject: string): Promise<string> => {
  const find = async () => {
    const messages = (await mailsIn(dataFolder)).split(/^(?=From: )/m)
    return messages.find(
      (message) => message.includes(`To: ${address}`) && message.includes(`Subject: ${subject}`),
    )
  }
  await expect.poll(find).toBeDefined()
  return ((await find()) ?? '').replaceAll('=\n', '').replaceAll('=3D', '=')
}

test('Robin sends a mailing to Una, who unsubscribes', async ({ page, people, product }, info) => {
  const una = nameOnThisDevice('una', info)
  const address = `${una}@mail.example`
  const guest = await people.open()
  await register(guest.request, una)

  await openForm(page)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  const subject = `News for ${una}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Subject').press('Enter')
  await expect(page.getByText('Invalid form')).toBeVisible()
  await expect(page.getByText('Required')).toHaveCount(3)
  await expectAccessible(page, 'an incomplete mail')

  await page.getByLabel('HTML template').fill('<h1>News</h1><p>Films!</p>')
  await expect(page.getByText('requires the unsubscribe link placeholder')).toBeVisible()
  await page.getByLabel('HTML template').fill('<h1>News</h1><a href="{{unsubscribeLink}}">Out</a>')
  await page.getByLabel('Plaintext template').fill('News. Out: {{unsubscribeLink}}')
  await page.getByLabel('Recipient').fill(`${address}, nobody`)
  await page.getByLabel('Recipient').blur()
  await expect(page.getByText('Invalid Email')).toBeVisible()
  await expect(send).toBeDisabled()
  await page.getByLabel('Recipient').fill(`${address}, ${address.toUpperCase()}`)
  await send.click()
  await expect(page.getByText('Email accepted')).toBeVisible()
  await expect(page.getByText('On its way to 1 person.')).toBeVisible()
  await expect(send).toBeDisabled()

  const mail = await mailTo(product.dataFolder, address, subject)
  expect(mail).toContain('<h1>News</h1>')
  expect(mail).toContain('Contact: support@medley.example')
  const link = /http:\/\/127\.0\.0\.1:\d+\/unsubscribe\/[\w.-]+/.exec(mail)?.[0] ?? ''

  await guest.goto(link)
  const button = guest.getByRole('button', { name: `Unsubscribe ${address}` })
  await expect(button).toBeVisible()
  await expectAccessible(guest, 'the page of the link')
  await button.click()
  await expect(guest.getByText('You have been unsubscribed')).toBeVisible()
  await expect(button).toHaveCount(0)
  await expectAccessible(guest, 'unsubscribed')

  await page.getByLabel('Recipient').fill(address)
  await page.getByLabel('Subject').fill('More news')
  await page.getByLabel('HTML template').fill('{{unsubscribeLink}}')
  await page.getByLabel('Plaintext template').fill('{{unsubscribeLink}}')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('No one is left to write to')).toBeVisible()
})

test('only admins see the form, and Send To All needs no recipient', async ({
  page,
  people,
  watch,
}, info) => {
  const guest = await people.open()
  await guest.goto('/bulk-email')
  await expect(guest).toHaveURL(/\/page-not-found$/)
  const vic = nameOnThisDevice('vic', info)
  await register(guest.request, vic)
  await guest.goto('/bulk-email')
  await expect(guest).toHaveURL(/\/page-not-found$/)

  await openForm(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, `the form (${colorScheme})`)
  }
  await page.getByLabel('Recipient').fill('somebody')
  await page.getByLabel('Recipient').fill('')
  await page.getByLabel('Send To All').check()
  await expect(page.getByLabel('Recipient')).toBeDisabled()
  await page.getByLabel('Subject').fill('News')
  await page.getByLabel('HTML template').fill('{{unsubscribeLink}}')
  await page.getByLabel('Plaintext template').fill('{{unsubscribeLink}}')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeEnabled()
  await page.getByLabel('Send To All').uncheck()
  await expect(send).toBeDisabled()
  await page.getByLabel('Send To All').check()
  await expect(send).toBeEnabled()

  watch.plan(/503/)
  await page.route('**/v1/emails', (route) => route.fulfill({ status: 503, body: '' }))
  await send.click()
  await expect(page.getByText('An Error occurred')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('News')
})

test('an incomplete unsubscribe link shows an error', async ({ page, watch }) => {
  await page.goto('/unsubscribe/abc')
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
  await expectAccessible(page, 'a broken link')

  const claims = Buffer.from(JSON.stringify({ email: 'wes@mail.example' })).toString('base64url')
  await page.goto(`/unsubscribe/x.${claims}.y`)
  watch.plan(/400/)
  await page.getByRole('button', { name: 'Unsubscribe wes@mail.example' }).click()
  await expect(page.getByText('An error occurred')).toBeVisible()
})
