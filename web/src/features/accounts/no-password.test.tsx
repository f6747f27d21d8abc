import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, tokenOf } from '../../testing/members.ts'
import { setOperator } from '../../testing/operator.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { PasswordForm } from './password-form.tsx'

const newPassword = 'a long new password'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  setOperator({ loginProvider: 'House' })
  answer('GET /v1/identity', {
    timeLinked: '2026-11-22T12:00:00.000Z',
    hasPassword: false,
    hasOtherWayIn: false,
  })
  answer('POST /password', { updated: true, token: tokenOf(ann) })
  answer('DELETE /account', { deleted: true })
  answer('POST /logout', { loggedOut: true })
})

/** Renders a form, and waits until it knows that the member has no password. */
async function open(element: ReactElement) {
  const { user } = renderPart(element, { as: ann })
  await expect.poll(() => callsOf('GET /v1/identity')).toHaveLength(1)
  return user
}

test('a member without a password sets the first one', async () => {
  const user = await open(<PasswordForm />)
  await expect.poll(() => screen.queryByLabelText('Old password')).toBeNull()
  await user.type(screen.getByLabelText('New password'), newPassword)
  await user.type(screen.getByLabelText('Confirm password'), newPassword)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => callsOf('POST /password').map(({ body }) => body))
    .toEqual([{ new_password: newPassword }])
})

test('a member without a password is asked for none to delete the account', async () => {
  const { user } = renderPart(<DeleteAccount />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  const confirm = await screen.findByRole('button', { name: 'Delete' })
  await expect.poll(() => screen.queryByLabelText('Password')).toBeNull()
  await user.click(confirm)
  await expect.poll(() => callsOf('DELETE /account').map(({ body }) => body)).toEqual([{}])
})
