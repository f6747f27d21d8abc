import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call as callApi, onTokenRefused } from '../../lib/api.ts'
import { answer, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { SessionEnded } from './session-ended.tsx'
import { currentMember, endSession, onMemberChange } from './session.ts'

const roles = 'GET /v1/users/{userId}/roles'

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  onTokenRefused(endSession)
  renderPart(<SessionEnded />, { as: { ...ann, roles: ['admin'] } })
  await vi.waitUntil(() => currentMember()?.isAdmin)
})

/** Expires the session, as a password change on another device does. */
async function end(): Promise<void> {
  refuse(roles, 'unauthenticated')
  const call = callApi(roles, { params: { userId: String(ann.id) } })
  await act(() => call.catch(() => undefined))
  await screen.findByRole('dialog', { name: 'Your session has ended' })
}

test('asks for the password when the token expires, and keeps the member', async () => {
  const changes = vi.fn<() => void>()
  onMemberChange(changes)
  await end()
  const before = currentMember()
  answer('POST /login', () => {
    answerLogin({ roles: ['admin'] })
    return tokenOf(ann, 2)
  })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a good password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentMember()).toMatchObject({ ...before, isAdmin: true })
  expect(changes).not.toHaveBeenCalled()
})

test('reports a missing password', async () => {
  await end()
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByText('password missing').closest('[role=alert]')).not.toBeNull()
})

test('Not now makes the member a visitor', async () => {
  await end()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currentMember()).toBeNull()
})
