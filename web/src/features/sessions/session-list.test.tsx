import { screen, within } from '@testing-library/react'
import type { Session } from '@medley/contract/accounts/sessions'
import { beforeEach, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, tokenOf } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { currentSnackbar, hideSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { SessionList } from './session-list.tsx'

const session = (id: number, device: string, isCurrent = false): Session => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  device,
  address: '192.0.2.1',
  lifetime: 'ordinary',
  timeCreated: '2024-05-01T12:00:00.000Z',
  timeLastUsed: '2024-05-02T12:00:00.000Z',
  isCurrent,
})
const here = session(1, 'Firefox on Linux', true)
const phone = session(2, 'Safari on iPhone')

beforeEach(() => {
  hideSnackbar()
  answer('GET /v1/sessions', { items: [here, phone] })
})

test('shows each session, the own without a button to end it', async () => {
  renderPart(<SessionList />, { as: ann })
  const [own, other] = await screen.findAllByRole('listitem')
  if (!own || !other) throw new Error('There are two rows')
  expect(own.textContent).toBe('Firefox on Linux192.0.2.1 · this device')
  expect(within(own).queryByRole('button')).toBeNull()
  expect(other.textContent).toContain('Safari on iPhone192.0.2.1 · last used May 2, 2024')
})

test('ends another session', async () => {
  answer('DELETE /v1/sessions/{sessionId}', () => {
    answer('GET /v1/sessions', { items: [here] })
    return { ended: true }
  })
  const { user } = renderPart(<SessionList />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Log out: Safari on iPhone' }))
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1)
  expect(callsOf('DELETE /v1/sessions/{sessionId}')[0]?.params).toEqual({ sessionId: phone.id })
})

test('ends all others, and goes on with the fresh token', async () => {
  const token = tokenOf(ann, 2)
  answer('DELETE /v1/sessions', () => {
    answer('GET /v1/sessions', { items: [here] })
    return { endedCount: 1, token }
  })
  const { user } = renderPart(<SessionList />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }))
  await expect.poll(() => currentSnackbar()?.text).toBe('Logged out everywhere else')
  await expect.poll(() => callsOf('GET /v1/sessions').at(-1)?.bearer).toBe(token)
})

test('says when the list or a logout fails', async () => {
  refuse('DELETE /v1/sessions', 'internal_error')
  const { user } = renderPart(<SessionList />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }))
  await expect.poll(() => currentSnackbar()?.text).toBe('An error occurred')
})
