import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

const call = 'POST /v1/email-address/confirmations'
const address: EmailAddress = {
  email: 'ann@mail.example',
  isConfirmed: false,
  isRequired: true,
  graceUntil: null,
  change: null,
}

async function follow(as: typeof ann | null, userId = ann.id) {
  const page = <ConfirmAddress userId={String(userId)} token="some-token" />
  const shown = renderPart(page, as ? { as } : {})
  await shown.user.click(screen.getByRole('button', { name: 'Confirm' }))
  return shown
}

test('confirms only when asked to, and says so', async () => {
  answer(call, { email: 'ann@mail.example', isChanged: false })
  renderPart(<ConfirmAddress userId="3" token="some-token" />)
  expect(callsOf(call)).toEqual([])
  const button = screen.getByRole('button', { name: 'Confirm' })
  button.click()
  expect(await screen.findByText('ann@mail.example is confirmed')).toBeTruthy()
  expect(callsOf(call)[0]?.body).toEqual({ user_id: '3', token: 'some-token' })
  expect(screen.getByRole('link', { name: 'Continue to Medley' }).getAttribute('href')).toBe(
    '/login',
  )
})

test('says which address the account has now', async () => {
  answer('GET /v1/email-address', address)
  answer(call, { email: 'new@mail.example', isChanged: true })
  await follow(ann)
  expect(await screen.findByText('new@mail.example is now your account’s address')).toBeTruthy()
})

test.each([
  ['token_expired', 'This link has expired.'],
  ['token_used', 'This link has been used already.'],
  ['invalid_token', /^This link is not valid\./],
] as const)('says %s, and offers the owner a new link', async (code, text) => {
  answer('GET /v1/email-address', address)
  refuse(call, code)
  await follow(ann)
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
  expect(await screen.findByRole('button', { name: 'Send the e-mail again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('leads the owner of a confirmed address to the settings', async () => {
  answer('GET /v1/email-address', { ...address, isConfirmed: true })
  refuse(call, 'token_expired')
  await follow(ann)
  const link = await screen.findByRole('link', { name: 'Go to Settings' })
  expect(link.getAttribute('href')).toBe('/settings/account')
})

test('leads everybody else to the login', async () => {
  refuse(call, 'token_expired')
  await follow(null)
  const link = await screen.findByRole('link', { name: 'Log in to get a new link in Settings' })
  expect(link.getAttribute('href')).toBe('/login')
})

test('lets the same link be tried again after another failure', async () => {
  answer('GET /v1/email-address', address)
  refuse(call, 'internal_error')
  await follow(ann)
  expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
})
