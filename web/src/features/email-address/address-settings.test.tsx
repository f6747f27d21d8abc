import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { currentSnackbar, hideSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { AddressSettings } from './address-settings.tsx'

const confirmed: EmailAddress = {
  email: 'ann@mail.example',
  isConfirmed: true,
  isRequired: true,
  graceUntil: null,
  change: null,
}
const unconfirmed = { ...confirmed, isConfirmed: false }
const waiting = { email: 'new@mail.example', timeExpires: '2026-11-23T12:00:00.000Z' }

beforeEach(hideSnackbar)

const show = (address: EmailAddress) => {
  answer('GET /v1/email-address', address)
  return renderPart(<AddressSettings />, { as: ann })
}

async function fill({ user }: ReturnType<typeof show>, email = waiting.email) {
  await user.type(await screen.findByLabelText('New e-mail address'), ` ${email} `)
  await user.type(screen.getByLabelText('Current password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Change address' }))
}

test('shows a confirmed address without asking for anything', async () => {
  show(confirmed)
  expect(await screen.findByText('ann@mail.example')).toBeTruthy()
  expect(screen.getByText('Confirmed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull()
})

test('says what an unconfirmed address lacks, and sends the letter again', async () => {
  answer('POST /v1/email-address/letters', { email: 'ann@mail.example' })
  const { user } = show(unconfirmed)
  expect(await screen.findByText(/Not confirmed yet\..* can’t add works\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }))
  await expect
    .poll(() => currentSnackbar()?.text)
    .toBe('An e-mail is on its way to ann@mail.example')
})

test('says until when an older account goes on as before', async () => {
  show({ ...unconfirmed, graceUntil: '2027-02-20T12:00:00.000Z' })
  expect(await screen.findByText(/Please confirm it by February 20, 2027\./)).toBeTruthy()
})

test('asks for no confirmation where none is required', async () => {
  show({ ...unconfirmed, isRequired: false })
  expect(await screen.findByText('ann@mail.example')).toBeTruthy()
  expect(screen.queryByText(/confirmed/i)).toBeNull()
})

test('asks for a change with the password, and shows it until it is cancelled', async () => {
  answer('PUT /v1/email-address', { ...confirmed, change: waiting })
  answer('DELETE /v1/email-address/change', confirmed)
  const shown = show(confirmed)
  await fill(shown)
  const change = await screen.findByText(/will be your address once you follow the link/)
  expect(change.textContent).toMatch(/^new@mail\.example will be/)
  expect(callsOf('PUT /v1/email-address')[0]?.body).toEqual({
    email: 'new@mail.example',
    password: 'a long password',
  })
  expect(currentSnackbar()?.text).toBe('An e-mail is on its way to new@mail.example')
  await shown.user.click(screen.getByRole('button', { name: 'Cancel the change' }))
  expect(await screen.findByLabelText('New e-mail address')).toBeTruthy()
  expect(currentSnackbar()?.text).toBe('Your address stays as it is')
})

test('says that the address changed where no link is needed', async () => {
  answer('PUT /v1/email-address', { ...unconfirmed, isRequired: false, email: waiting.email })
  await fill(show({ ...unconfirmed, isRequired: false }))
  expect(await screen.findByText('new@mail.example')).toBeTruthy()
  expect(currentSnackbar()?.text).toBe('E-mail Updated')
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
})

test.each([
  ['invalid_credentials', 'Current password', 'Username or Password is incorrect'],
  ['email_taken', 'New e-mail address', 'E-mail is already registered'],
  ['email_blacklisted', 'New e-mail address', /new@mail\.example has been blocked/],
] as const)('shows %s at its field', async (code, label, text) => {
  refuse('PUT /v1/email-address', code)
  await fill(show(confirmed))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
})

test('sends nothing for something that is no address', async () => {
  const { user } = show(confirmed)
  await user.type(await screen.findByLabelText('New e-mail address'), 'nobody')
  await user.type(screen.getByLabelText('Current password'), 'x')
  expect(await screen.findByText('Invalid Email')).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change address' })
  expect(button.disabled).toBe(true)
})

test.each([
  ['rate_limited', 'We sent an e-mail a moment ago. You can get another in a minute.'],
  ['internal_error', 'An error occurred'],
] as const)('says %s of a letter in words', async (code, text) => {
  refuse('POST /v1/email-address/letters', code)
  const { user } = show(unconfirmed)
  await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }))
  await expect.poll(() => currentSnackbar()?.text).toBe(text)
})
