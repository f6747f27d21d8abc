import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, onTokenRefused } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { SessionEnded } from './session-ended.tsx'
import { currentMember, endSession, enter, leave, onMemberChange } from './session.ts'

const tokenOf = (version: number) =>
  `x.${btoa(JSON.stringify({ userId: 7, username: 'Ann', version })).replaceAll('=', '')}.y`
const refused = { status: 401, code: 'unauthenticated', message: '' }
let good = ''

function answer(path: string, init: RequestInit): Response {
  const authorization = new Headers(init.headers).get('authorization')
  if (path === '/login') return Response.json(good)
  if (authorization !== `Bearer ${good}`) return Response.json(refused, { status: 401 })
  return Response.json({ roles: ['admin'] })
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  good = tokenOf(1)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answer(path, init))
  onTokenRefused(endSession)
  render(
    <QueryClientProvider client={queryClient}>
      <SessionEnded />
    </QueryClientProvider>,
  )
  act(() => void enter(good, 7))
  await vi.waitUntil(() => currentMember()?.isAdmin)
})

afterEach(() => {
  act(leave)
  vi.unstubAllGlobals()
})

/** As when the password was changed on another device. */
async function end(): Promise<void> {
  good = tokenOf(2)
  const roles = call('GET /v1/users/{userId}/roles', { params: { userId: '7' } })
  await act(() => roles.catch(() => undefined))
}

test('asks for the password where a token is good no longer, and the member stays the same', async () => {
  const changes = vi.fn<() => void>()
  onMemberChange(changes)
  await end()
  const before = currentMember()
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a good password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentMember()).toMatchObject({ ...before, isAdmin: true })
  expect(changes).not.toHaveBeenCalled()
})

test('says that the password is missing', async () => {
  await end()
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByRole('alert').textContent).toBe('password missing')
})

test('whoever does not log in again is a visitor', async () => {
  await end()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currentMember()).toBeNull()
})
