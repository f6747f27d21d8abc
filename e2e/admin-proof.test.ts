import type { Page } from '@playwright/test'
import { addAuthenticator } from './fixtures/authenticator.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { adminName, logIn, register } from './fixtures/people.ts'
import { runStatement } from './fixtures/statements.ts'
import { expect, test } from './fixtures/test.ts'

/** Makes the proofs of all sessions eleven minutes older, one more than they count. */
const proofsAge = "update sessions set time_proved = time_proved - interval '11 minutes'"

const questionOn = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

async function writeMailing(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('HTML template').fill('<a href="{{unsubscribeLink}}">Out</a>')
  await page.getByLabel('Plaintext template').fill('Out: {{unsubscribeLink}}')
  await page.getByLabel('Recipient').fill('someone@mail.example')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

// Browsers give passkeys to names only, not to addresses.
test.use({
  baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
})

test('Robin is asked for the passkey again before mass mail and before moderation', async ({
  page,
  product,
  request,
  watch,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'Afterwards, this admin cannot log in without it')
  watch.plan(/403/)
  const [rude, reader] = [await register(request, 'rude'), await register(request, 'reader')]
  const data = { title: 'Rude words', isPrivate: false }
  const list = await request.post('/v1/lists', { headers: rude, data })
  const { id } = (await list.json()) as { id: number }
  const report = { type: 'list', item_id: id, reason: 'offensive language' }
  const reported = await request.post('/report', { headers: reader, data: report })
  expect(reported.status()).toBe(201)

  await addAuthenticator(page)
  await logIn(page.request, adminName)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('Laptop')
  await naming.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()

  await runStatement(product.dataFolder, proofsAge)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Send Email' }).click()
  await writeMailing(page, 'News')
  await expect(questionOn(page)).toBeVisible()
  await expectAccessible(page, 'the question before mass mail')
  await expect(page.getByText('Email accepted')).toHaveCount(0)
  await questionOn(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Email accepted')).toBeVisible()
  await expect(questionOn(page)).toHaveCount(0)

  await runStatement(product.dataFolder, proofsAge)
  await page.goto('/moderation')
  const reportedList = page.getByRole('article', { name: 'List by rude' })
  await reportedList.getByRole('button', { name: 'Remove' }).click()
  await expect(questionOn(page)).toBeVisible()
  expect((await request.get(`/v1/lists/${id}`)).status()).toBe(200)
  await questionOn(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(reportedList).toHaveCount(0)
  expect((await request.get(`/v1/lists/${id}`)).status()).toBe(404)
})
