import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/fake-server.ts'
import { watchLeaving } from '../../testing/left-page.ts'
import { ann } from '../../testing/members.ts'
import { setOperator } from '../../testing/operator.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { IdentityLink } from './identity-link.tsx'
import { begunLogin } from './sessions.calls.ts'

const timeLinked = '2026-05-01T12:00:00.000Z'
const url = 'https://login.house.example/authorize?state=s'

beforeEach(() => setOperator({ loginProvider: 'House' }))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const open = () => renderPart(<IdentityLink provider="House" />, { as: ann }).user

test('ends the connection of a member who has another way in', async () => {
  answer('GET /v1/identity', { timeLinked, hasPassword: true, hasOtherWayIn: true })
  answer('DELETE /v1/identity', () => {
    answer('GET /v1/identity', { timeLinked: null, hasPassword: true, hasOtherWayIn: true })
    return { unlinked: true }
  })
  const user = open()
  expect(await screen.findByText(/connected with House since May 1, 2026/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Disconnect House' }))
  expect(await screen.findByText('Disconnected from House')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Connect House' })).toBeTruthy()
})

test('keeps the only way in, and says what to do first', async () => {
  answer('GET /v1/identity', { timeLinked, hasPassword: false, hasOtherWayIn: false })
  open()
  expect(await screen.findByText(/set a password or add a passkey/)).toBeTruthy()
  const disconnect = screen.getByRole<HTMLButtonElement>('button', { name: 'Disconnect House' })
  expect(disconnect.disabled).toBe(true)
  const set = screen.getByRole<HTMLAnchorElement>('link', { name: 'Set one by e-mail' })
  expect(new URL(set.href).pathname).toBe('/forgot-password')
})

test('offers no end where the provider is the only way in', async () => {
  setOperator({ loginProvider: 'House', isLoginByProviderOnly: true })
  answer('GET /v1/identity', { timeLinked, hasPassword: false, hasOtherWayIn: false })
  open()
  expect(await screen.findByText('It is the only way to log in here.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('connects an account that is not', async () => {
  const left = watchLeaving()
  answer('GET /v1/identity', { timeLinked: null, hasPassword: true, hasOtherWayIn: true })
  answer('POST /v1/identity/start', { url, loginToken: 'begun' })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Connect House' }))
  await waitFor(() => expect(left).toEqual([url]))
  expect(begunLogin()).toEqual({
    loginToken: 'begun',
    returnPath: '/settings/security',
    purpose: 'link',
  })
})

test.each([
  ['unavailable', /House is not answering/],
  ['email_unconfirmed', /Confirm your e-mail address first/],
  ['internal_error', /An error occurred/],
] as const)('says why it cannot connect: %s', async (code, text) => {
  answer('GET /v1/identity', { timeLinked: null, hasPassword: true, hasOtherWayIn: true })
  refuse('POST /v1/identity/start', code)
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Connect House' }))
  expect(await screen.findByText(text)).toBeTruthy()
})
