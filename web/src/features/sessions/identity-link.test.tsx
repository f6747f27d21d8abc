import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { IdentityLink } from './identity-link.tsx'

const open = () => renderPart(<IdentityLink provider="House" />, { as: ann })
const timeLinked = '2026-05-01T12:00:00.000Z'

test('ends the link of a member who has another way in', async () => {
  answer('GET /v1/identity', { timeLinked, hasOtherWayIn: true })
  answer('DELETE /v1/identity', { unlinked: true })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(callsOf('DELETE /v1/identity')).toHaveLength(1))
  expect(await screen.findByText('Unlinked')).toBeTruthy()
})

test('keeps the only way in, and says what to do first', async () => {
  answer('GET /v1/identity', { timeLinked, hasOtherWayIn: false })
  open()
  expect(await screen.findByText(/set a password or add a passkey/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unlink' }).disabled).toBe(true)
})

test('says how to link an account that is not', async () => {
  answer('GET /v1/identity', { timeLinked: null, hasOtherWayIn: true })
  open()
  expect(await screen.findByText(/log in with House/)).toBeTruthy()
})
